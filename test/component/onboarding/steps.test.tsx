import { describe, expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import {
  type FeatureOption,
  featureOptions,
  multiChoiceCategories,
  propertyTypes,
} from '#core/domain/care/features.ts';
import { look } from '../support/look.ts';
import { requestsTo, respond, unreachable } from '../support/network.ts';
import { rests } from '../support/rests.ts';
import { serveHousehold } from '../support/serve-household.ts';
import { advance, click, drawnUntil, holdTime, releaseTime } from '../support/time.ts';
import {
  alert,
  back,
  checkbox,
  chooseCountry,
  expectStep,
  finish,
  heading,
  name,
  newcomer,
  newcomerAtLastStep,
  next,
  openOnboarding,
  radio,
  step,
} from './onboarding-screen.ts';

/** Returns the visible options, and which of them are chosen. */
const choices = (role: 'checkbox' | 'radio') =>
  page
    .getByRole(role)
    .elements()
    .map((box) => box instanceof HTMLInputElement && { name: box.value, checked: box.checked });

/** It has the time at which it was made. */
const pointerDown = () => new PointerEvent('pointerdown', { bubbles: true });
/** Presses the button to go on, in a series of so many presses. */
function press(count: number, down = pointerDown()): void {
  next.element().dispatchEvent(down);
  next.element().dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true, detail: count }));
}

describe('the questions about the home', () => {
  it('begin with the kind of home, where an apartment is chosen', async () => {
    await openOnboarding(newcomer());
    await expectStep(1);
    await rests();
    expect(choices('radio')).toEqual(propertyTypes.map((name) => ({ name, checked: name === 'Apartment' })));
    await expect.element(back).not.toBeInTheDocument();
    await look('the first question');
  });

  it('offer every option, with what most homes have chosen and the rare ones apart', async () => {
    await openOnboarding(newcomer());
    await next.click();
    for (const [index, category] of multiChoiceCategories.entries()) {
      await expectStep(index + 2);
      const options: readonly FeatureOption[] = featureOptions[category];
      await rests();
      expect(choices('checkbox')).toEqual(
        options.map(({ name, chosenByDefault = false }) => ({ name, checked: chosenByDefault })),
      );
      const apart = page.getByRole('group', { name: 'Specialty' });
      const specialties = options.filter(({ specialty }) => specialty);
      expect(apart.length).toBe(specialties.length > 0 ? 1 : 0);
      expect(apart.getByRole('checkbox').length).toBe(specialties.length);
      await expect
        .element(page.getByRole('progressbar', { name: 'Onboarding' }))
        .toHaveAttribute('aria-valuetext', `Step ${index + 2} of 9`);
      if (index === 0) await look('a question with several answers');
      await next.click();
    }
    await expectStep(9);
  });

  it('can be left to what most homes have', async () => {
    const app = await openOnboarding(newcomer());
    await radio('House').click();
    await expectStep(2);
    await checkbox('Wine/Cellar Fridge').click();
    await page.getByRole('button', { name: 'Skip the rest' }).click();
    await expectStep(9);
    await expect.element(heading).toHaveFocus();
    await rests();
    expect(app.saved().features.kitchenAppliances).toContain('Wine/Cellar Fridge');
    await name.fill('Ada');
    await chooseCountry('France');
    await finish.click();
    await expect.poll(() => requestsTo('onboard').length).toBe(1);
    await rests();
    const { features } = requestsTo('onboard')[0]?.body ?? {};
    for (const category of multiChoiceCategories.slice(1)) {
      const options: readonly FeatureOption[] = featureOptions[category];
      const usual = options.filter(({ chosenByDefault }) => chosenByDefault).map((option) => option.name);
      expect(features?.[category]).toEqual(usual);
    }
  });

  it('keep their answers when the user goes back, and move the focus to the question', async () => {
    await openOnboarding(newcomerAtLastStep());
    await expectStep(9);
    await back.click();
    await expectStep(8);
    await checkbox('Boat').click();
    await checkbox('Car').click();
    await back.click();
    await expectStep(7);
    await expect.element(heading).toHaveFocus();
    await next.click();
    await expectStep(8);
    await expect.element(heading).toHaveFocus();
    await expect.element(checkbox('Boat')).toBeChecked();
    await expect.element(checkbox('Car')).not.toBeChecked();
    await expect.element(checkbox('Bicycle')).toBeChecked();
  });

  it('save the kind of home that is clicked, and go on after 300 ms', async () => {
    const app = await openOnboarding(newcomer());
    await expectStep(1);
    holdTime();
    await click(radio('House'));
    await click(radio('House'));
    await drawnUntil(() => app.saved().features.propertyType);
    expect(app.saved().features).toEqual({ propertyType: ['House'] });
    await advance(290);
    expect(step(1).query()).not.toBeNull();
    await advance(20);
    await drawnUntil(() => step(2).query());
    expect(requestsTo('updateFeatures')).toHaveLength(1);
  });

  it('save the kind of home that is chosen already when it is clicked', async () => {
    const app = await openOnboarding(newcomer());
    await radio('Apartment').click();
    await expectStep(2);
    await rests();
    expect(app.saved().features).toEqual({ propertyType: ['Apartment'] });
  });

  it('stay while arrow keys choose the kind of home, and go on with the space bar', async () => {
    await openOnboarding(newcomer());
    await expectStep(1);
    radio('Apartment').element().focus();
    holdTime();
    await userEvent.keyboard('{ArrowRight}');
    await advance(1000);
    expect((radio('House').element() as HTMLInputElement).checked).toBe(true);
    expect(requestsTo('updateFeatures')).toEqual([]);
    releaseTime();
    // Browsers ignore the space bar on a radio that is already chosen.
    radio('Apartment').element().focus();
    await userEvent.keyboard('[Space]');
    await expectStep(2);
  });

  it('go on by one question after a double click', async () => {
    await openOnboarding(newcomer({ features: { propertyType: ['House'] } }));
    await expectStep(2);
    press(1);
    press(2);
    await expectStep(3);
    await checkbox('Sauna').click();
    await expect.element(checkbox('Sauna')).toBeChecked();
    await rests();
    expect(requestsTo('updateFeatures').map(({ body }) => Object.keys(body.features))).toEqual([['kitchenAppliances']]);
  });

  it('go on at each press, however fast, but not at one that was meant for the question before', async () => {
    await openOnboarding(newcomer({ features: { propertyType: ['House'] } }));
    const appeared = () => new Promise((resolve) => setTimeout(resolve, 160));
    await expectStep(2);
    await appeared();
    // The second press of a slow double click, which the browser reports late.
    const second = pointerDown();
    press(1);
    await expectStep(3);
    press(2, second);
    await appeared();
    await expectStep(3);
    press(3);
    await expectStep(4);
    await rests();
    expect(requestsTo('updateFeatures')).toHaveLength(2);
  });

  it('stay with their answer while it cannot be saved, and go on when it can', async () => {
    const ada = newcomer();
    await openOnboarding(ada);
    respond('updateFeatures', () => {
      throw unreachable();
    });
    await radio('House').click();
    await expect.element(alert).toHaveTextContent('Failed to update preferences');
    await expectStep(1);
    await expect.element(radio('House')).toBeChecked();
    await look('an answer that cannot be saved');
    serveHousehold(ada);
    await next.click();
    await expectStep(2);
    await expect.element(alert).not.toBeInTheDocument();
  });
});
