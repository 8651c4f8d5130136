/** What a format's parser returns: the parts that show the picture, and its size in pixels; undefined if it is damaged. */
export type CleanPicture = {
  readonly width: number;
  readonly height: number;
  readonly parts: readonly Uint8Array[];
};
