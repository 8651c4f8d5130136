import type { Mail } from '#core/ports/mailer.ts';
import type { Sender } from './layout.ts';
import type { Fact, Letters } from './letter.ts';
import { paperOf } from './paper.ts';
import type { Words } from './words.ts';

/** Who sells, as far as the settings say; without them, at least whom to write to. */
function sellerFacts({ company = {}, supportEmail, productName }: Sender, words: Words): readonly Fact[] {
  const { source: _, ...known } = company;
  const details = (Object.keys(words.company) as (keyof Words['company'])[]).flatMap((field): readonly Fact[] => {
    const value = field === 'source' ? undefined : known[field];
    return value === undefined ? [] : [[words.company[field], value]];
  });
  return details.length > 0 ? details : [[words.selling.started.seller, `${productName}, ${supportEmail}`]];
}

function whenItEnds(
  { endsAt, isOver, timezone, refund }: Mail<'premium-ended'>,
  { contract, format, selling: { ended } }: Words,
) {
  const day = format.moment(endsAt, 'long', timezone);
  const { heading } = ended;
  if (refund)
    return { chip: ended.withdrawn, heading, text: refund.minor > 0 ? ended.refunded(refund) : ended.nothingLeft };
  return isOver
    ? { chip: ended.chip(day), heading, text: ended.text(day) }
    : {
        chip: ended.chipAhead(day),
        heading: ended.headingAhead,
        text: ended.textAhead(contract.instantText(endsAt, timezone)),
      };
}

/** The mails to buyers about their contracts, in the language of the offer. */
export const sellingLetters: Letters<
  'payment-problem' | 'premium-started' | 'premium-ended' | 'price-changes' | 'terms-change' | 'declaration-receipt'
> = {
  'payment-problem': ({ to, link, amount, lastFour, nextAttemptAt, endsAt, timezone }, words) => {
    const { paymentProblem: said } = words.selling;
    const { format, amounts } = words;
    return {
      subject: said.subject,
      preview: said.preview(amount),
      chip: said.chip,
      heading: said.heading,
      text: said.text,
      facts: [
        [said.amount, amounts.exact(amount)],
        ...(lastFour ? [[said.card, said.endingIn(lastFour)] as const] : []),
        [said.nextAttempt, nextAttemptAt ? format.moment(nextAttemptAt, 'long', timezone) : said.noAttempt],
        [said.ends, format.moment(endsAt, 'long', timezone)],
      ],
      button: { label: said.button(amount), href: link },
      closing: said.closing,
      reason: said.reason(to),
    };
  },

  'premium-started': (mail, words, sender) => {
    const { to, link, price, askedToStart, startedAt, renewsAt, withdrawUntil, timezone } = mail;
    const { contract, format } = words;
    const { priceText, taxText } = words.price;
    const { started: said } = words.selling;
    const { supportEmail, baseUrl } = sender;
    const until = said.withdrawUntil(contract.lastDayText(withdrawUntil, timezone));
    return {
      subject: said.subject,
      preview: said.preview(priceText(price)),
      chip: said.chip,
      heading: said.heading,
      text: said.text,
      facts: [
        [said.what, said.premium],
        [said.price, `${priceText(price)}, ${taxText(price)}`],
        [said.bought, contract.instantText(startedAt, timezone)],
        [said.renewal, said.renews(format.moment(renewsAt, 'long', timezone))],
        [said.howToCancel, said.cancelAt(link)],
        [said.howToWithdraw, `${until} ${said.withdrawals[`${askedToStart}`]}`],
        ...sellerFacts(sender, words),
        [said.terms, said.termsAre(mail.termsVersion, mail.termsHash)],
      ],
      button: { label: said.button, href: link },
      closing: said.closing,
      reason: said.reason(to),
      paper: paperOf(words.terms, { baseUrl, supportEmail, addresses: words.addresses }),
    };
  },

  'premium-ended': (mail, words) => {
    const { ended: said } = words.selling;
    const { chip, heading, text } = whenItEnds(mail, words);
    return {
      subject: mail.isOver ? said.subject : said.subjectAhead,
      preview: `${chip}.`,
      chip,
      heading,
      text,
      ...(mail.link && { button: { label: said.button, href: mail.link } }),
      closing: said.closing,
      reason: said.reason(mail.to),
    };
  },

  'price-changes': ({ to, from, price, link }, words) => {
    const { priceChanges: said } = words.selling;
    const day = words.format.date(from, 'long');
    const { priceText, taxText } = words.price;
    return {
      subject: said.subject,
      preview: said.preview(priceText(price), day),
      chip: said.chip(day),
      heading: said.heading,
      text: said.text(priceText(price), day),
      facts: [
        [said.price, `${priceText(price)}, ${taxText(price)}`],
        [said.applies, day],
      ],
      button: { label: said.button, href: link },
      closing: said.closing,
      reason: said.reason(to),
    };
  },

  'terms-change': ({ to, from, document, changes, cancelLink, link }, words) => {
    const { termsChange: said } = words.selling;
    const day = words.format.date(from, 'long');
    return {
      subject: said.subjects[document],
      preview: changes,
      chip: said.chip(day),
      heading: said.subjects[document],
      text: said.texts[document](day),
      facts: [
        [said.what, changes],
        [said.applies, day],
        [said.disagree, said.end(day, cancelLink)],
      ],
      button: { label: said.read[document], href: link },
      closing: said.closing,
      reason: said.reason(to),
    };
  },

  'declaration-receipt': (mail, words) => {
    const { to, link, declares, outcome, isConfirmed, name, reference, reason, declaredAt, endsAt, timezone } = mail;
    const { contract, format } = words;
    const { receipt: said } = words.selling;
    const { subjects, content, button } = said[declares];
    const step = mail.isReminder ? 'reminder' : outcome;
    const isCarriedOut = outcome === 'accepted' && !isConfirmed && endsAt !== undefined;
    const instant = contract.instantText(declaredAt, timezone);
    const label = outcome === 'unconfirmed' ? button : outcome === 'accepted' ? said.keep : said.toPage;
    return {
      subject: subjects[step],
      preview: said.preview(instant),
      chip: said.chip,
      heading: subjects[step],
      text: isCarriedOut ? said.carriedOut : said.texts[step],
      facts: [
        [said.content, content],
        [said.received, instant],
        ...(endsAt ? [[said.ends, format.moment(endsAt, 'long', timezone)] as const] : []),
        ...(reason ? [[said.why, reason] as const] : []),
        [said.email, to],
        ...(name ? [[said.name, name] as const] : []),
        ...(reference ? [[said.reference, reference] as const] : []),
      ],
      ...(link && { button: { label, href: link } }),
      closing: outcome === 'accepted' && link ? said.changedMind : said.closings[step],
      reason: isConfirmed ? said.buyer(to) : said.stranger(to),
    };
  },
};
