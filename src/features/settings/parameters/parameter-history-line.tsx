import type { ParameterEntry, ParameterList } from '@contract/modules/settings/parameter.calls'
import { parameterState, type ParameterState } from '@contract/modules/settings/parameter-state.rules'
import { useParameterWords } from '@/features/settings/parameters/use-parameter-words'
import { Can } from '@/shared/access/can'
import { Ltr } from '@/shared/format/ltr'
import { useFormats } from '@/shared/format/use-formats'
import { usePhrases } from '@/shared/i18n/use-phrases'
import { Badge, type Tone } from '@/shared/ui/badge'
import { Button } from '@/shared/ui/button'
import type { Parameter } from '@contract/kernel/define-parameter'

export type ParameterHistoryProps = {
  parameter: Parameter
  list: ParameterList
  onWithdraw: (entry: ParameterEntry) => void
}

export type ParameterHistoryLineProps = ParameterHistoryProps & { entry: ParameterEntry }

const TONES: Record<ParameterState, Tone> = {
  in_force: 'success',
  future: 'info',
  past: 'neutral',
  withdrawn: 'warning',
}

/** A value with its day and place, why it was set, by whom and when. */
export function ParameterHistoryLine({ parameter, list, entry, onWithdraw }: ParameterHistoryLineProps) {
  const t = usePhrases('parameters')
  const words = useParameterWords()
  const formats = useFormats()
  const state = parameterState(entry, list.entries, list.today)
  return (
    <li>
      <div className="parameter-value">
        <strong>{words.value(parameter, entry.value)}</strong>
        <Badge tone={TONES[state]}>{t(`state.${state}`)}</Badge>
        {state === 'future' && (
          <Can code="settings.parameter.edit">
            <Button size="sm" onClick={() => onWithdraw(entry)}>
              {t('withdraw.open')}
            </Button>
          </Can>
        )}
      </div>
      <div>
        {words.place(entry)} · {t('columns.from')} <Ltr>{formats.date(entry.effective_from)}</Ltr>
      </div>
      <div dir="auto">{entry.reason}</div>
      <div className="text-muted small">
        {entry.set_by ?? '–'} · <Ltr>{formats.instant(entry.set_at)}</Ltr>
      </div>
      {entry.withdrawn_at && (
        <div className="text-muted small">
          {t('withdrawn_by', { name: entry.withdrawn_by ?? '–' })} ·{' '}
          <Ltr>{formats.instant(entry.withdrawn_at)}</Ltr>
        </div>
      )}
    </li>
  )
}
