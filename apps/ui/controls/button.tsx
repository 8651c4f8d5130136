import type { AnchorHTMLAttributes, ButtonHTMLAttributes, MouseEvent, ReactNode, Ref } from 'react';
import { SpinnerRing } from '../feedback/spinner.tsx';
import { joinClasses } from '../join-classes.ts';
import { Link, type LinkProps } from '../routing/link.tsx';
import styles from './button.module.css';

type ButtonVariant = 'primary' | 'ghost' | 'quiet' | 'danger';

type Look = {
  variant?: ButtonVariant | undefined;
  small?: boolean | undefined;
  /** As wide as its container. */
  wide?: boolean | undefined;
};

type ButtonProps = ButtonHTMLAttributes<HTMLButtonElement> &
  Look & {
    /** Keeps the button's width and focus, announces it as busy, and ignores clicks. */
    busy?: boolean;
    /** Shown and announced while busy; without it the label stays, with a spinner over it. */
    busyLabel?: string;
    ref?: Ref<HTMLButtonElement>;
  };

function classesOf({ variant = 'primary', small, wide }: Look, extra?: string) {
  return joinClasses(styles.button, styles[variant], small && styles.small, wide && styles.wide, extra);
}

function BusyLabel({ children, label }: { children: ReactNode; label: string | undefined }) {
  return (
    <span className={styles.busy}>
      <span className={joinClasses(styles.label, styles.away)}>{children}</span>
      <span className={styles.label}>
        <SpinnerRing />
        {label}
      </span>
    </span>
  );
}

export function Button({
  variant,
  small,
  wide,
  busy = false,
  busyLabel,
  className,
  onClick,
  children,
  ...rest
}: ButtonProps) {
  const click = (event: MouseEvent<HTMLButtonElement>) => {
    if (busy) event.preventDefault();
    else onClick?.(event);
  };
  return (
    <button
      type="button"
      {...rest}
      {...(busy && { 'aria-busy': true, 'aria-disabled': true })}
      {...(busy && !busyLabel && typeof children === 'string' && { 'aria-label': children })}
      className={classesOf({ variant, small, wide }, className)}
      onClick={click}
    >
      {busy ? <BusyLabel label={busyLabel}>{children}</BusyLabel> : children}
    </button>
  );
}

/** A button of a public page, which its script makes busy: live/busy.ts. */
export function LiveButton({ busyLabel, children, ...rest }: Omit<ButtonProps, 'busy'>) {
  return (
    <>
      <Button {...rest}>{children}</Button>
      <template>
        <BusyLabel label={busyLabel}>{children}</BusyLabel>
      </template>
    </>
  );
}

/** A link that looks like a button; `to` is an address of the app. */
export function ButtonLink({ variant, small, wide, className, ...rest }: LinkProps & Look) {
  return <Link {...rest} className={classesOf({ variant, small, wide }, className)} />;
}

/** A link to another site or app that looks like a button. */
export function ButtonAnchor({
  variant,
  small,
  wide,
  className,
  children,
  ...rest
}: AnchorHTMLAttributes<HTMLAnchorElement> & Look) {
  return (
    <a {...rest} className={classesOf({ variant, small, wide }, className)}>
      {children}
    </a>
  );
}

/** A square button that holds one icon; `label` is its name. */
export function IconButton({
  label,
  className,
  ...rest
}: Omit<ButtonHTMLAttributes<HTMLButtonElement>, 'aria-label'> & { label: string; ref?: Ref<HTMLButtonElement> }) {
  return (
    <button
      type="button"
      {...rest}
      aria-label={label}
      className={joinClasses(styles.button, styles.quiet, styles.icon, className)}
    />
  );
}
