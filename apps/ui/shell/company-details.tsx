import { briefFields, type Company } from '#core/domain/selling/company.ts';
import { company as labels } from '#words/company.ts';
import { siteSettings } from '../site-settings.ts';

type Field = keyof Company;
const schemes: Readonly<Partial<Record<Field, string>>> = { email: 'mailto:', source: '' };
type Props = {
  readonly className: string | undefined /** Whether everything that is known of it is shown. */;
  readonly all?: boolean;
};

/** Who runs the service, as far as the settings say; nothing without them. */
export function CompanyDetails({ className, all = false }: Props) {
  const { company = {} } = siteSettings();
  const known = (all ? (Object.keys(labels) as Field[]) : briefFields).flatMap((field) => {
    const value = company[field];
    return value === undefined ? [] : [{ field, value, scheme: schemes[field] }];
  });
  if (known.length === 0) return null;
  return (
    <dl className={className} data-company="all">
      {known.map(({ field, value, scheme }) => (
        <div data-company={field} key={field}>
          <dt>{labels[field]}</dt>
          <dd>{scheme === undefined ? value : <a href={scheme + value}>{value}</a>}</dd>
        </div>
      ))}
    </dl>
  );
}
