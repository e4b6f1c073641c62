import { formatAmount } from '@contract/kernel/money'
import type { PromiseState, ShownPromise } from '@contract/modules/collection/promise.rules'
import { Ltr } from '@/shared/format/ltr'
import { useFormats } from '@/shared/format/use-formats'
import { usePhrases } from '@/shared/i18n/use-phrases'
import { Badge, type Tone } from '@/shared/ui/badge'

const TONES: Record<PromiseState, Tone> = { open: 'info', kept: 'success', broken: 'danger' }

/** Until when how much was promised, by whom, and what became of it. */
export function LastPromise({ promise }: { promise: ShownPromise }) {
  const t = usePhrases('collection')
  const formats = useFormats()
  const { promised_on, amount, by_contact, note, state } = promise
  const said = [by_contact, note].filter(Boolean).join(' · ')
  return (
    <div>
      <Ltr>{formatAmount(amount)}</Ltr> {t('promise.by', { on: formats.date(promised_on) })}{' '}
      <Badge tone={TONES[state]}>{t(`promise.state.${state}`)}</Badge>
      {said && (
        <div className="text-muted small">
          <bdi>{said}</bdi>
        </div>
      )}
    </div>
  )
}
