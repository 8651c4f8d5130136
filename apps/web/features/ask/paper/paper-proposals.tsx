import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { track } from '#apps/ui/analytics/track.ts';
import { messageOf } from '#apps/ui/api/api-error.ts';
import { call } from '#apps/ui/api/client.ts';
import { Button } from '#apps/ui/controls/button.tsx';
import { CheckboxGroup } from '#apps/ui/controls/checkbox-group.tsx';
import { SelectField } from '#apps/ui/controls/select.tsx';
import { useForm } from '#apps/ui/controls/use-form.ts';
import { Alert } from '#apps/ui/feedback/alert.tsx';
import { Card } from '#apps/ui/layout/card.tsx';
import { Heading } from '#apps/ui/layout/heading.tsx';
import { Stack } from '#apps/ui/layout/stack.tsx';
import { Muted } from '#apps/ui/layout/text.tsx';
import { paper as words } from '#words/app/paper.ts';
import { itemName } from '#words/item-names.ts';
import { Loaded } from '../../../api/loaded.tsx';
import { byItemName } from '../../../household/by-item-name.ts';
import { appliancesKey } from '../../../household/files/show-files.ts';
import { useOnline } from '../../../household/use-online.ts';
import { type Appliance, entryOf, fieldProposals, type Paper, type Proposal, workProposals } from './proposals.ts';

/** What was saved: of which appliance, if of one, and whether the history has more. */
export type Saved = { readonly slug?: string; readonly item?: string; readonly work: boolean };

type PaperProposalsProps = {
  paper: Paper;
  /** The slug of the item that the page is about; empty for none. */
  asked: string;
  onSaved: (saved: Saved) => void;
};

/** What a paper says, of which a person ticks what is right. Nothing is saved before that. */
export function PaperProposals(props: PaperProposalsProps) {
  const appliances = useQuery({
    queryKey: appliancesKey,
    queryFn: ({ signal }) => call('getAppliances', undefined, { signal }),
  });
  return (
    <Loaded query={appliances} what={words.appliances} skeleton={null}>
      {(data) => <Proposals {...props} appliances={data.appliances} />}
    </Loaded>
  );
}

function Proposals({ paper, asked, onSaved, appliances }: PaperProposalsProps & { appliances: readonly Appliance[] }) {
  const isOnline = useOnline();
  const [slug, setSlug] = useState(() => appliances.find(({ item }) => item === paper.item)?.slug ?? asked);
  const [said, setSaid] = useState<Readonly<Record<string, boolean>>>({});
  const known = appliances.find((each) => each.slug === slug);
  const fields = fieldProposals(paper, known);
  const work = workProposals(paper, known?.item);
  const isTicked = (proposal: Proposal): boolean => {
    if (proposal.kind === 'counts' && !isTicked(workOf(proposal))) return false;
    // What replaces something, or changes the plan, is for the person to tick.
    return said[proposal.key] ?? (proposal.kind !== 'counts' && !proposal.instead);
  };
  const workOf = ({ of }: Extract<Proposal, { kind: 'counts' }>) => work.find(({ key }) => key === of) as Proposal;
  const chosen = [...fields, ...work].filter(isTicked);
  const saving = useSaving((parts) =>
    onSaved({ ...(known && { slug: known.slug, item: known.item }), work: parts.some(({ kind }) => kind === 'work') }),
  );
  const needsItem = chosen.some(({ kind }) => kind === 'field') && !known;
  const { errors, clear, form } = useForm<'item' | 'chosen'>({
    check: () => ({
      item: needsItem ? words.itemMissing : undefined,
      chosen: chosen.length === 0 ? words.nothingChosen : undefined,
    }),
    submit: () => {
      saving.mutate({ chosen, appliance: known });
      return undefined;
    },
  });
  const group = (legend: string, proposals: readonly Proposal[]) =>
    proposals.length > 0 && (
      <CheckboxGroup
        legend={legend}
        name={legend}
        wide
        values={proposals.map(({ key }) => key)}
        labelOf={(key) => proposals.find((each) => each.key === key)?.label ?? key}
        chosen={proposals.filter(isTicked).map(({ key }) => key)}
        onChange={(next, toggled) => {
          const owner = proposals.find(({ key }) => key === toggled);
          const counted = owner?.kind === 'counts' && next.includes(toggled) ? { [owner.of]: true } : {};
          setSaid({ ...said, ...counted, [toggled]: next.includes(toggled) });
          clear();
        }}
      />
    );
  return (
    <Card as="section" aria-labelledby="paper">
      <Stack as="form" gap={20} {...form}>
        <Stack gap={6}>
          <Heading id="paper">{words.title}</Heading>
          <Muted as="p">{words.check}</Muted>
        </Stack>
        <SelectField
          label={words.item}
          name="item"
          value={slug}
          error={errors.item}
          onChange={({ target }) => {
            setSlug(target.value);
            clear();
          }}
        >
          <option value="">{words.noItem}</option>
          {byItemName(appliances.map(({ item }) => item)).map((item) => (
            <option key={item} value={appliances.find((each) => each.item === item)?.slug}>
              {itemName(item)}
            </option>
          ))}
        </SelectField>
        {group(words.details, fields)}
        {fields.length === 0 && known && Object.values(paper.appliance).some((value) => value !== null) && (
          <Muted as="p">{words.known}</Muted>
        )}
        {group(words.work, work)}
        <div role="alert">{errors.chosen && <Alert>{errors.chosen}</Alert>}</div>
        {saving.isError && <Alert>{messageOf(saving.error)}</Alert>}
        <div>
          <Button type="submit" busy={saving.isPending} disabled={!isOnline}>
            {words.save}
          </Button>
        </div>
      </Stack>
    </Card>
  );
}

type Chosen = { readonly chosen: readonly Proposal[]; readonly appliance: Appliance | undefined };

/** Saves what is ticked; what an earlier try has saved isn't saved twice. */
function useSaving(onSaved: (parts: readonly Proposal[]) => void) {
  const client = useQueryClient();
  const saved = useRef(new Set<string>());
  return useMutation({
    mutationFn: async ({ chosen, appliance }: Chosen) => {
      track('dashboard_interaction', { element_name: 'save_paper' });
      const changes = chosen.flatMap((each) => (each.kind === 'field' ? [each.changes] : []));
      if (appliance && changes.length > 0)
        await call('saveAppliance', { params: { item: appliance.slug }, body: Object.assign({}, ...changes) });
      for (const proposal of chosen) {
        if (proposal.kind !== 'work' || saved.current.has(proposal.key)) continue;
        const counts = chosen.find((each) => each.kind === 'counts' && each.of === proposal.key);
        const careTaskId = counts?.kind === 'counts' ? counts.careTaskId : undefined;
        await call('recordWork', { body: entryOf(proposal.work, appliance?.item, careTaskId) });
        saved.current.add(proposal.key);
      }
    },
    onSuccess: (_, { chosen }) => onSaved(chosen),
    onSettled: () => void client.invalidateQueries(),
  });
}
