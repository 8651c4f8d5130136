import { Stack } from '#apps/ui/layout/stack.tsx';
import { CompanyDetails } from '#apps/ui/shell/company-details.tsx';
import type { Block } from '#core/languages/policy.ts';
import { RichText } from '../rich-text.tsx';
import styles from './policy-block.module.css';

export function PolicyBlock({ block }: { block: Block }) {
  if (typeof block === 'string') {
    return (
      <p>
        <RichText text={block} />
      </p>
    );
  }
  if ('list' in block) {
    return (
      <ul className={styles.list}>
        {block.list.map((item) => {
          const [name, text] = typeof item === 'string' ? [undefined, item] : item;
          return (
            <li key={text}>
              {name && <strong>{name}. </strong>}
              <RichText text={text} />
            </li>
          );
        })}
      </ul>
    );
  }
  if ('where' in block) {
    return (
      <p data-where={block.where}>
        <RichText text={block.text} />
      </p>
    );
  }
  if ('box' in block) {
    return (
      <Stack gap={12} className={styles.box}>
        {block.box.map((paragraph) => (
          <p key={paragraph}>
            <RichText text={paragraph} />
          </p>
        ))}
      </Stack>
    );
  }
  if ('company' in block) return <CompanyDetails className={styles.company} all={block.all === true} />;
  return <Table {...block} />;
}

/** On a phone each row is displayed as a card; the roles keep it a table for screen readers. */
function Table({ caption, columns, rows }: Extract<Block, { caption: string }>) {
  return (
    // biome-ignore-start lint/a11y/noRedundantRoles: `display: block` would remove them
    <table className={styles.table} role="table" aria-label={caption}>
      <thead role="rowgroup">
        <tr role="row">
          {columns.map((column) => (
            <th key={column} scope="col" role="columnheader">
              {column}
            </th>
          ))}
        </tr>
      </thead>
      <tbody role="rowgroup">
        {rows.map(([what, exactly, ...others]) => (
          <tr key={what} role="row">
            <th scope="row" role="rowheader">
              <strong>{what}</strong>
              <span>{exactly}</span>
            </th>
            {others.map((cell, index) => (
              <td key={cell} role="cell" data-column={columns[index + 1]}>
                <RichText text={cell} />
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
    // biome-ignore-end lint/a11y/noRedundantRoles: as above
  );
}
