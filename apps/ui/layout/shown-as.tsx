import type { ElementType } from 'react';
import { joinClasses } from '../join-classes.ts';

/** For each prop that gives a component its look, what the names of its classes begin with. */
type Looks = Readonly<Record<string, string>>;

/**
 * The element that a component of the layout is shown as. Its looks become classes with fixed names, such as `gap-8` and
 * `text-soft`: a list of the names that a build would give them is larger than all that uses them.
 */
export function shownAs(
  tag: ElementType,
  base: string | false,
  looks: Looks,
  { as: Element = tag, className, ...props }: { as?: ElementType | undefined; className?: string | false | undefined },
) {
  const rest: Record<string, unknown> = props;
  const classes = Object.entries(looks).map(([look, of]) => {
    const value = rest[look];
    delete rest[look];
    return value !== undefined && value !== false && `${of}-${value === true ? look : value}`;
  });
  return <Element {...rest} className={joinClasses(base, ...classes, className)} />;
}
