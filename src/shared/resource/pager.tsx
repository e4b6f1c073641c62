import { usePhrases } from '@/shared/i18n/use-phrases'
import { IconButton } from '@/shared/ui/icon-button'

export type PagerProps = {
  page: number
  size: number
  /** How many there are with the filter of the moment. */
  count: number
  onChange: (page: number) => void
}

export function Pager({ page, size, count, onChange }: PagerProps) {
  const t = usePhrases('shared')
  if (count <= size && page === 1) return null
  const last = Math.max(1, Math.ceil(count / size))
  const first = Math.min(count, (page - 1) * size + 1)
  return (
    <nav className="cluster justify-content-end" aria-label={t('pager.label')}>
      <span className="text-muted small">
        {t('pager.range', { first, last: Math.min(count, page * size), count })}
      </span>
      <IconButton
        icon="chevron-left"
        mirrored
        label={t('pager.previous')}
        disabled={page <= 1}
        onClick={() => onChange(page - 1)}
      />
      <IconButton
        icon="chevron-right"
        mirrored
        label={t('pager.next')}
        disabled={page >= last}
        onClick={() => onChange(page + 1)}
      />
    </nav>
  )
}
