import { Disclosure } from '#apps/ui/controls/disclosure.tsx';
import { Skeleton } from '#apps/ui/feedback/skeleton.tsx';
import { VisuallyHidden } from '#apps/ui/layout/visually-hidden.tsx';
import { paths } from '#apps/ui/paths.ts';
import { Link } from '#apps/ui/routing/link.tsx';
import { aboutHome as words } from '#words/app/about-home.ts';
import { frame } from '#words/site/frame.ts';
import { Loaded } from '../../../../api/loaded.tsx';
import { useRhythms } from '../../../../household/rhythms/use-rhythms.ts';
import { SettingsPart } from '../../settings-part.tsx';
import { ExcludedTasks } from './excluded-tasks.tsx';
import { OwnRhythms } from './own-rhythms.tsx';
import { TraitList } from './trait-list.tsx';
import { useHome } from './use-home.ts';

/** The facts about the home that decide which tasks apply, and the tasks that don't. */
export function AboutHome() {
  const home = useHome();
  const { traits = [], excluded } = home.data ?? {};
  const { data: learned } = useRhythms();
  const answered = traits.filter(({ answer }) => answer !== null).length;
  return (
    <>
      <SettingsPart title={words.questions}>
        <Loaded query={home} what={words.yourAnswers} skeleton={<Loading />}>
          {() =>
            traits.length === 0 ? (
              <TraitList traits={traits} />
            ) : (
              <Disclosure label={words.answered(answered, traits.length)}>
                <p>{words.questionsAbout}</p>
                <TraitList traits={traits} />
              </Disclosure>
            )
          }
        </Loaded>
      </SettingsPart>
      <SettingsPart title={words.appliances}>
        <p>
          <Link to={paths.appliances}>{words.appliancesAbout}</Link>
        </p>
      </SettingsPart>
      {learned && <OwnRhythms rhythms={learned.rhythms} />}
      {excluded && <ExcludedTasks tasks={excluded} />}
    </>
  );
}

function Loading() {
  return (
    <>
      <VisuallyHidden role="status">{frame.loading}</VisuallyHidden>
      <Skeleton width="55%" height="1.25rem" />
    </>
  );
}
