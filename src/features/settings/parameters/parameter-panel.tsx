import { useState } from 'react'
import type { Parameter } from '@contract/kernel/define-parameter'
import type { ParameterEntry, ParameterList } from '@contract/modules/settings/parameter.calls'
import { ParameterForm } from '@/features/settings/parameters/parameter-form'
import { ParameterHistory } from '@/features/settings/parameters/parameter-history'
import { WithdrawValue } from '@/features/settings/parameters/withdraw-value'
import { useParameterWords } from '@/features/settings/parameters/use-parameter-words'
import { Can } from '@/shared/access/can'
import { usePhrases } from '@/shared/i18n/use-phrases'
import { Button } from '@/shared/ui/button'
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
