import type { ReactNode } from 'react';
import { type Company, companyLabels } from '#core/domain/selling/company.ts';
import { siteSettings } from '../site-settings.ts';

type Field = keyof Company;
const brief: readonly Field[] = ['name', 'address', 'register', 'email', 'source'];
const all = Object.keys(companyLabels) as readonly Field[];

function shown(field: Field, value: string): ReactNode {
  if (field === 'email') return <a href={`mailto:${value}`}>{value}</a>;
  return field === 'source' ? <a href={value}>{value}</a> : value;
}

/** Who runs the service, as far as the settings say; nothing without them. `whole`: with what the law asks of sellers. */
export function CompanyDetails({ className, whole = false }: { className: string | undefined; whole?: boolean }) {
  const { company = {} } = siteSettings();
  const known = (whole ? all : brief).flatMap((field) => {
    const value = company[field];
    return value === undefined ? [] : [{ field, value }];
  });
  if (known.length === 0) return null;
  return (
    <dl className={className} data-company="all">
      {known.map(({ field, value }) => (
        <div data-company={field} key={field}>
          <dt>{companyLabels[field]}</dt>
          <dd>{shown(field, value)}</dd>
        </div>
      ))}
    </dl>
  );
}
