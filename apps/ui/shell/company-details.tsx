import { type companyPlaceholders, siteSettings } from '../site-settings.ts';

type Field = keyof typeof companyPlaceholders;
const labels: Readonly<Record<Field, string>> = {
  name: 'Company',
  address: 'Address',
  register: 'Register',
  email: 'Email',
};

/** Who runs the service, as far as the settings say; nothing without them. */
export function CompanyDetails({ className }: { className: string | undefined }) {
  const { company = {} } = siteSettings();
  const known = (Object.keys(labels) as Field[]).flatMap((field) => {
    const value = company[field];
    return value === undefined ? [] : [{ field, value }];
  });
  if (known.length === 0) return null;
  return (
    <dl className={className} data-company="all">
      {known.map(({ field, value }) => (
        <div data-company={field} key={field}>
          <dt>{labels[field]}</dt>
          <dd>{field === 'email' ? <a href={`mailto:${value}`}>{value}</a> : value}</dd>
        </div>
      ))}
    </dl>
  );
}
