/** Prints the page once its pictures are there. Browsers leave out those that load only when they come near. */
export async function printWithPictures(): Promise<void> {
  const pictures = [...document.querySelectorAll('img')];
  for (const picture of pictures) picture.loading = 'eager';
  // One that can't be loaded must not keep the rest from being printed.
  await Promise.allSettled(pictures.map((picture) => picture.decode()));
  window.print();
}
