import axe from 'axe-core';
import { expect } from 'vitest';
import { contrastsShown } from '../../support/browser/contrasts-shown.ts';
import { forAxe, kindsOfChanges } from '../../support/browser/for-axe.ts';
import { measuredAtRest, rests } from './rests.ts';
import { resizeWindow } from './window-size.ts';

/** The width of a 1280 px window at 200 % zoom, and that of narrow phones. */
const narrow = [640, 320] as const;

// Axe would note the HTML of each element that it checks, also where nothing is wrong.
axe.configure({ noHtml: true });

const contrast: axe.RunOptions = { runOnly: { type: 'rule', values: ['color-contrast', 'link-in-text-block'] } };
const allElse: axe.RunOptions = { rules: { 'color-contrast': { enabled: false } } };

/** What axe has found to have enough contrast in each scheme, in this page and those before it. */
const good = { light: new Set<string>(), dark: new Set<string>() };
/** What a phone showed otherwise than a desktop, and axe has found nothing wrong with. */
const goodOnPhone = new Set<string>();

/**
 * Checks the page with axe on a desktop in the light scheme and on a phone in the dark one, and that nothing overflows
 * sideways. Only colours differ between the schemes, so on the phone in the light scheme, it checks only contrasts. All
 * else is checked there if the phone shows something otherwise than the desktop that no phone before has. The last of the
 * widths is the phone's; of a single one, the dark scheme's contrasts are checked.
 */
export async function look(state: string, widths: readonly number[] = [1280, 390]): Promise<void> {
  await rests();
  const [phone] = widths.length > 1 ? widths.slice(-1) : [];
  let onDesktop: ReturnType<typeof forAxe> = new Map();
  for (const width of widths) {
    await resizeWindow(width, 800);
    if (width !== phone) {
      await findsNothing(`${state}, light, ${width} px`, allElse);
      onDesktop = forAxe();
    }
    await findsContrast(`${state}, light, ${width} px`, 'light');
  }
  await inTheDark(async () => {
    if (phone !== undefined) await findsNothingNew(`${state}, dark`, onDesktop);
    await findsContrast(`${state}, dark`, 'dark');
  });
  for (const width of narrow) {
    await resizeWindow(width, 500);
    const sticksOut = document.documentElement.scrollWidth - window.innerWidth;
    expect({ state, width, sticksOut: Math.max(0, sticksOut) }).toEqual({ state, width, sticksOut: 0 });
  }
  await resizeWindow(1280, 800);
}

/** As a user who has chosen dark colours sees the page, whose texts have the same then as on a dark device. */
async function inTheDark(see: () => Promise<void>): Promise<void> {
  const { dataset } = document.documentElement;
  const { look: own } = dataset;
  dataset.look = 'dark';
  try {
    await see();
  } finally {
    if (own === undefined) delete dataset.look;
    else dataset.look = own;
  }
}

/** Checks the page on a phone, unless every difference to the desktop is known. */
async function findsNothingNew(state: string, onDesktop: ReturnType<typeof forAxe>): Promise<void> {
  const kinds = await measuredAtRest(async () => kindsOfChanges(onDesktop, forAxe()));
  if (kinds.every((kind) => goodOnPhone.has(kind))) return;
  await findsNothing(state, allElse);
  for (const kind of kinds) goodOnPhone.add(kind);
}

/** Checks the texts whose contrast is not known: to compute it takes longer than all else that axe does. */
async function findsContrast(state: string, scheme: keyof typeof good): Promise<void> {
  const { shown, faults } = await measuredAtRest(async () => {
    const shown = [...contrastsShown()];
    const include = shown.filter(([, kind]) => !good[scheme].has(kind)).map(([element]) => element);
    return { shown, faults: include.length > 0 ? await faultsIn({ include }, contrast) : [] };
  });
  expect({ state, faults }).toEqual({ state, faults: [] });
  for (const [, kind] of shown) good[scheme].add(kind);
}

async function findsNothing(state: string, options: axe.RunOptions): Promise<void> {
  const faults = await measuredAtRest(() => faultsIn(document, options));
  expect({ state, faults }).toEqual({ state, faults: [] });
}

async function faultsIn(context: axe.ElementContext, options: axe.RunOptions) {
  // Preloads nothing, because no page has sound or video.
  const { violations } = await axe.run(context, {
    resultTypes: ['violations'],
    preload: false,
    elementRef: true,
    ...options,
  });
  return violations.map(({ id, help, nodes }) => ({
    rule: `${id}: ${help}`,
    nodes: nodes.map(({ element, failureSummary }) => `${element?.outerHTML} ${failureSummary}`),
  }));
}
