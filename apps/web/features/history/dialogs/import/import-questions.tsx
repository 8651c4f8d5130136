import { CheckboxGroup } from '#apps/ui/controls/checkbox-group.tsx';
import { Segments } from '#apps/ui/controls/segments.tsx';
import { SelectField } from '#apps/ui/controls/select.tsx';
import { Subheading } from '#apps/ui/layout/heading.tsx';
import { Stack } from '#apps/ui/layout/stack.tsx';
import { Muted } from '#apps/ui/layout/text.tsx';
import { isolated } from '#core/domain/text/isolated.ts';
import { historyImport } from '#words/app/history/import.ts';
import { format } from '#words/format.ts';
import type { Preview, SayProps } from './use-import.ts';
import { useKept } from './use-kept.ts';

const { questions: words } = historyImport;
/** More than so many options are a list. */
const mostSegments = 3;

const encodings = Object.entries(words.encodings).map(([value, label]) => ({ value, label }));

/** What the file leaves open, with examples of what each answer would mean, and how its letters are read. */
export function ImportQuestions({ preview: { encoding, questions: open }, choices, onSay }: SayProps) {
  const questions = useKept(open);
  const answer = (id: string, value: string | readonly string[]) =>
    onSay({ answers: { ...choices.answers, [id]: value } });
  const asksLetters = encoding !== null && (!encoding.startsWith('utf') || choices.answers.encoding !== undefined);
  if (questions.length === 0 && !asksLetters) return null;
  return (
    <Stack as="section" gap={14} aria-labelledby="import-questions">
      <Subheading id="import-questions">{words.title}</Subheading>
      {questions.map((question) => {
        const Question = question.several ? SeveralQuestion : AskedQuestion;
        return (
          <Question
            key={question.id}
            question={question}
            chosen={[choices.answers[question.id] ?? []].flat()}
            onAnswer={(value) => answer(question.id, value)}
          />
        );
      })}
      {asksLetters && (
        <SelectField
          label={words.letters}
          hint={words.lettersHint}
          value={encoding}
          onChange={({ target }) => answer('encoding', target.value)}
        >
          {encodings.map(({ value, label }) => (
            <option key={value} value={value}>
              {label}
            </option>
          ))}
        </SelectField>
      )}
    </Stack>
  );
}

type AskedQuestionProps = {
  question: Preview['questions'][number];
  /** Empty before the first answer: a guess that is chosen already would be taken without a look. */
  chosen: readonly string[];
  onAnswer: (value: string | readonly string[]) => void;
};

function SeveralQuestion({ question: { id, question, options }, chosen, onAnswer }: AskedQuestionProps) {
  // Once another column is asked about, its options are others.
  const ticked = chosen.filter((each) => options.some(({ value }) => value === each));
  return (
    <CheckboxGroup
      legend={question}
      name={id}
      values={options.map(({ value }) => value)}
      labelOf={(value) => options.find((option) => option.value === value)?.label ?? value}
      chosen={ticked}
      onChange={onAnswer}
      {...(ticked.length === 0 && { hint: words.waiting })}
    />
  );
}

function AskedQuestion({
  question: { question, options, examples },
  chosen: [chosen = ''],
  onAnswer,
}: AskedQuestionProps) {
  return (
    <Stack gap={8}>
      {options.length <= mostSegments ? (
        <Segments label={question} options={options} value={chosen} onChange={onAnswer} />
      ) : (
        <SelectField label={question} value={chosen} onChange={({ target }) => onAnswer(target.value)}>
          <option value="" disabled />
          {options.map(({ value, label }) => (
            <option key={value} value={value}>
              {label}
            </option>
          ))}
        </SelectField>
      )}
      {options.length <= mostSegments &&
        examples.map(({ text, readings }) => (
          <Muted key={text} as="p">
            {words.reading(
              isolated(text),
              format.list(
                options.map(({ value }) => readings[value] ?? '').filter((read) => read !== ''),
                'disjunction',
              ),
            )}
          </Muted>
        ))}
      {chosen === '' && <Muted as="p">{words.waiting}</Muted>}
    </Stack>
  );
}
