import styles from './source-list.module.css';

type Source = {
  readonly organisation: string;
  readonly title: string;
  readonly year?: number | undefined;
  readonly url?: string | undefined;
};

/** Sources with their year, as links if their address is known. */
export function SourceList({ sources }: { sources: readonly Source[] }) {
  return (
    <ul className={styles.sources}>
      {sources.map((source) => (
        <li key={`${source.organisation}, ${source.title}`}>
          <SourceText source={source} />
        </li>
      ))}
    </ul>
  );
}

export function SourceText({ source: { organisation, title, year, url } }: { source: Source }) {
  return (
    <>
      {organisation}, {url ? <a href={url}>{title}</a> : title}
      {year !== undefined && ` (${year})`}
    </>
  );
}
