import { usePhrases } from '@/shared/i18n/use-phrases'
import { classNames } from '@/shared/ui/class-names'

export type SkeletonProps = {
  /** How many lines of text are expected. */
  lines?: number | undefined
  /** `block` for a figure or a picture, `rows` for a table. */
  shape?: 'lines' | 'block' | 'rows' | undefined
  className?: string | undefined
}

/** The shape of what is coming, so that nothing jumps when it arrives. */
export function Skeleton({ lines = 3, shape = 'lines', className }: SkeletonProps) {
  const t = usePhrases('ui')
  const count = shape === 'block' ? 1 : lines
  return (
    <div className={classNames('skeleton', `skeleton-${shape}`, className)} role="status">
      <span className="visually-hidden">{t('loading')}</span>
      {Array.from({ length: count }, (_, index) => (
        <span key={index} className="skeleton-bar" aria-hidden="true" />
      ))}
    </div>
  )
}
