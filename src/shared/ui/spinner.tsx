import { classNames } from '@/shared/ui/class-names'

export type SpinnerProps = { label?: string | undefined; className?: string | undefined }

/** With a label it announces itself; without, it is drawn beside words that already say so. */
export function Spinner({ label, className }: SpinnerProps) {
  if (!label) return <span className={classNames('spinner', className)} aria-hidden="true" />
  return (
    <span className={classNames('spinner-line', className)} role="status">
      <span className="spinner" aria-hidden="true" />
      <span>{label}</span>
    </span>
  )
}
