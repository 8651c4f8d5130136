import { expect, it } from 'vitest';
import { mailBudgetOf } from '#core/domain/access/mail-budget.ts';

it('counts an address with a tag as the same mailbox, and each other address by itself', () => {
  const ada = mailBudgetOf('ada@home.example');
  for (const same of ['ada+home@home.example', 'ada+a+b@home.example', 'ada+@home.example'])
    expect(mailBudgetOf(same)).toBe(ada);
  const others = ['adam@home.example', 'ada@other.example', '+ada@home.example', '+bea@home.example'].map(mailBudgetOf);
  expect(new Set([ada, ...others]).size).toBe(5);
});
