import { type Ref, useMemo, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { Button } from '#apps/ui/controls/button.tsx';
import { TextField } from '#apps/ui/controls/field.tsx';
import { FieldPair } from '#apps/ui/controls/field-pair.tsx';
import { SelectField } from '#apps/ui/controls/select.tsx';
import { VisuallyHidden } from '#apps/ui/layout/visually-hidden.tsx';
import { currentCurrencies } from '#core/domain/history/currency-of-country.ts';
import { amounts } from '#words/amounts.ts';
import { entry as words } from '#words/app/entry.ts';
import { format } from '#words/format.ts';
import styles from './cost-field.module.css';

type Cost = { readonly amount: string; readonly currency: string };
type CostFieldProps = {
  label?: string;
  cost: Cost;
  error: string | undefined;
  onChange: (part: Partial<Cost>) => void;
};

/** An amount in the home's currency. The others are listed on request, because few households need one. */
export function CostField({ label = words.cost, cost: { amount, currency }, error, onChange }: CostFieldProps) {
  const [isChanging, setIsChanging] = useState(false);
  const list = useRef<HTMLSelectElement>(null);
  const change = () => {
    flushSync(() => setIsChanging(true));
    // The pressed button is gone.
    list.current?.focus();
  };
  return (
    <FieldPair>
      <div className={styles.amount}>
        <TextField
          name="amount"
          label={
            <>
              {label} <VisuallyHidden>{words.inCurrency(amounts.currency(currency))}</VisuallyHidden>
            </>
          }
          optional
          inputMode="decimal"
          value={amount}
          autoComplete="off"
          error={error}
          onChange={({ target }) => onChange({ amount: target.value })}
        />
        <span className={styles.symbol} aria-hidden="true">
          {amounts.symbol(currency)}
        </span>
      </div>
      {isChanging ? (
        <CurrencyField ref={list} value={currency} onChange={(chosen) => onChange({ currency: chosen })} />
      ) : (
        <Button className={styles.change ?? ''} variant="quiet" small onClick={change}>
          {words.change} <VisuallyHidden>{words.theCurrency}</VisuallyHidden>
        </Button>
      )}
    </FieldPair>
  );
}

type CurrencyFieldProps = {
  value: string;
  onChange: (code: string) => void;
  ref: Ref<HTMLSelectElement>;
};

function CurrencyField({ value, onChange, ref }: CurrencyFieldProps) {
  // Kept while the user types: there are more than 150 of them.
  const options = useMemo(
    () =>
      currencies(value).map(({ code, name }) => (
        <option key={code} value={code}>
          {name} ({code})
        </option>
      )),
    [value],
  );
  return (
    <SelectField
      ref={ref}
      name="currency"
      label={words.currency}
      value={value}
      onChange={({ target }) => onChange(target.value)}
    >
      {options}
    </SelectField>
  );
}

type Currency = { readonly code: string; readonly name: string };

/** The currencies in use by name, after the chosen one, which may be a former one in an old entry. */
function currencies(chosen: string): readonly Currency[] {
  const byName = currentCurrencies
    .filter((code) => code !== chosen)
    .map((code) => ({ code, name: amounts.currency(code) }))
    .toSorted((one, other) => format.compare(one.name, other.name));
  return [{ code: chosen, name: amounts.currency(chosen) }, ...byName];
}
