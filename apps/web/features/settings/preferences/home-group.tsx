import { SettingsPart } from '../settings-part.tsx';
import { AboutHome } from './about-home/about-home.tsx';
import { FeaturesForm } from './features-form.tsx';

/** What the home has, and the facts about it that decide which tasks apply. */
export function HomeGroup() {
  return (
    <>
      <SettingsPart
        title="What it has"
        how="Have you bought something new, or got rid of something? Open tasks for anything you remove disappear from this week, and the weeks after it are planned again. Completed tasks and your own tasks stay."
      >
        <FeaturesForm />
      </SettingsPart>
      <AboutHome />
    </>
  );
}
