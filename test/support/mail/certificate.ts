import { generate } from 'selfsigned';

/** PEM. */
export type Certificate = { readonly key: string; readonly cert: string };

/** Makes a certificate that its own key signs, valid for a day, for this host name and the machine's own address. */
export async function makeCertificate(host: string): Promise<Certificate> {
  const { private: key, cert } = await generate([{ name: 'commonName', value: host }], {
    keyType: 'ec',
    algorithm: 'sha256',
    notAfterDate: new Date(Date.now() + 86_400_000),
    extensions: [
      { name: 'basicConstraints', cA: true, critical: true },
      { name: 'subjectAltName', altNames: [{ type: 2, value: host }] },
    ],
  });
  return { key, cert };
}
