import { ComboboxField, comboboxItemClass } from '#apps/ui/controls/combobox-field.tsx';
import { formFields as words } from '#words/app/form-fields.ts';

const nothing = () => {};

/** The question which town is nearest, closed. live/try-plan/nearest-town.ts opens it, which loads when it has the focus. */
export const NearestTown = () => (
  <>
    <ComboboxField
      id="try-town"
      label={words.town}
      hint={words.townHint}
      placeholder={words.typeToSearch}
      maxLength={100}
      state={{
        text: '',
        open: false,
        shown: [],
        active: -1,
        setActive: nothing,
        show: nothing,
        close: nothing,
        choose: nothing,
        type: nothing,
        leave: nothing,
        onKeyDown: nothing,
      }}
      isChosen={() => false}
      none={words.noSuchTown}
      status=""
    />
    <template data-town-option="">
      <div className={comboboxItemClass} role="option" aria-selected="false" tabIndex={-1} />
    </template>
  </>
);
