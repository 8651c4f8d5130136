import { preferences as words } from '#words/app/preferences.ts';
import { SettingsPart } from '../settings-part.tsx';
import { AboutHome } from './about-home/about-home.tsx';
import { FeaturesForm } from './features-form.tsx';

/** What the home has, and the facts about it that decide which tasks apply. */
export function HomeGroup() {
  return (
    <>
      <SettingsPart title={words.has} how={words.hasAbout}>
        <FeaturesForm />
      </SettingsPart>
      <AboutHome />
    </>
  );
}
