import { useState } from 'react'
import type { Parameter } from '@contract/kernel/define-parameter'
import type { ParameterEntry, ParameterList } from '@contract/modules/settings/parameter.calls'
import { ParameterForm } from '@/features/settings/parameters/parameter-form'
import {
  ParameterHistoryLine,
  type ParameterHistoryProps,
} from '@/features/settings/parameters/parameter-history-line'
import { parameterActions } from '@/features/settings/parameters/parameters.api'
import { useParameterWords } from '@/features/settings/parameters/use-parameter-words'
import { Can } from '@/shared/access/can'
import { CommandConfirm } from '@/shared/command/command-confirm'
import { useFormats } from '@/shared/format/use-formats'
import { usePhrases } from '@/shared/i18n/use-phrases'
import { Button } from '@/shared/ui/button'
import { EmptyState } from '@/shared/ui/empty-state'
import { Offcanvas } from '@/shared/ui/offcanvas'

export type ParameterPanelProps = { parameter: Parameter; list: ParameterList; onClose: () => void }

/** One parameter with all its values, and the way to the next one. */
export function ParameterPanel({ parameter, list, onClose }: ParameterPanelProps) {
  const t = usePhrases('parameters')
  const words = useParameterWords()
  const [isSetting, setSetting] = useState(false)
  const [withdrawn, setWithdrawn] = useState<ParameterEntry | null>(null)
  return (
    <Offcanvas show title={words.name(parameter.code)} className="record-panel" onClose={onClose}>
      <div className="stack">
        <p className="text-muted">{t('default', { value: words.value(parameter, parameter.default) })}</p>
        <Can code="settings.parameter.edit">
          <div>
            <Button variant="primary" icon="plus-lg" onClick={() => setSetting(true)}>
              {t('form.open')}
            </Button>
          </div>
        </Can>
        <ParameterHistory parameter={parameter} list={list} onWithdraw={setWithdrawn} />
      </div>
      {isSetting && <ParameterForm parameter={parameter} list={list} onClose={() => setSetting(false)} />}
      {withdrawn && (
        <WithdrawValue parameter={parameter} entry={withdrawn} onClose={() => setWithdrawn(null)} />
      )}
    </Offcanvas>
  )
}

/** Every value there was, is and will be, the latest first. */
function ParameterHistory({ parameter, list, onWithdraw }: ParameterHistoryProps) {
  const t = usePhrases('parameters')
  const entries = list.entries.filter(({ code }) => code === parameter.code)
  if (entries.length === 0) return <EmptyState icon="clock-history" title={t('empty')} />
  return (
    <ol className="parameter-history" aria-label={t('history')}>
      {entries.map(entry => (
        <ParameterHistoryLine key={entry.id} {...{ parameter, list, entry, onWithdraw }} />
      ))}
    </ol>
  )
}

type WithdrawValueProps = { parameter: Parameter; entry: ParameterEntry; onClose: () => void }

/** A value that has not begun: once withdrawn, the one before it stays in force. */
function WithdrawValue({ parameter, entry, onClose }: WithdrawValueProps) {
  const t = usePhrases('parameters')
  const words = useParameterWords()
  const formats = useFormats()
  return (
    <CommandConfirm
      command={parameterActions.withdraw}
      call={{ record: entry }}
      title={t('withdraw.title')}
      confirmLabel={t('withdraw.submit')}
      tone="danger"
      done={t('withdraw.done')}
      onClose={onClose}
    >
      {t('withdraw.text', {
        value: words.value(parameter, entry.value),
        place: words.place(entry),
        date: formats.date(entry.effective_from),
      })}
    </CommandConfirm>
  )
}
