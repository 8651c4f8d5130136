import { Disclosure } from '#apps/ui/controls/disclosure.tsx';
import { Skeleton } from '#apps/ui/feedback/skeleton.tsx';
import { VisuallyHidden } from '#apps/ui/layout/visually-hidden.tsx';
import { paths } from '#apps/ui/paths.ts';
import { Link } from '#apps/ui/routing/link.tsx';
import { Loaded } from '../../../../api/loaded.tsx';
import { SettingsPart } from '../../settings-part.tsx';
import { ExcludedTasks } from './excluded-tasks.tsx';
import { TraitList } from './trait-list.tsx';
import { useHome } from './use-home.ts';

/** The facts about the home that decide which tasks apply, and the tasks that don't. */
export function AboutHome() {
  const home = useHome();
  const { traits = [], excluded } = home.data ?? {};
  const answered = traits.filter(({ answer }) => answer !== null).length;
  return (
    <>
      <SettingsPart title="Questions about it">
        <Loaded query={home} what="your answers" skeleton={<Loading />}>
          {() =>
            traits.length === 0 ? (
              <TraitList traits={traits} />
            ) : (
              <Disclosure label={`${answered} of ${traits.length} answered`}>
                <p>Your answers decide which tasks you get. Open tasks are planned again after each change.</p>
                <TraitList traits={traits} />
              </Disclosure>
            )
          }
        </Loaded>
      </SettingsPart>
      <SettingsPart title="Appliances">
        <p>
          <Link to={paths.appliances}>Serial numbers, warranties and papers of what you have</Link>
        </p>
      </SettingsPart>
      {excluded && <ExcludedTasks tasks={excluded} />}
    </>
  );
}

function Loading() {
  return (
    <>
      <VisuallyHidden role="status">Loading...</VisuallyHidden>
      <Skeleton width="55%" height="1.25rem" />
    </>
  );
}
