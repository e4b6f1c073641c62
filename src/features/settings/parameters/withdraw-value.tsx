import type { Parameter } from '@contract/kernel/define-parameter'
import type { ParameterEntry } from '@contract/modules/settings/parameter.calls'
import { parameterActions } from '@/features/settings/parameters/parameters.api'
import { useParameterWords } from '@/features/settings/parameters/use-parameter-words'
import { CommandConfirm } from '@/shared/command/command-confirm'
import { useFormats } from '@/shared/format/use-formats'
import { usePhrases } from '@/shared/i18n/use-phrases'

export type WithdrawValueProps = { parameter: Parameter; entry: ParameterEntry; onClose: () => void }

/** A value that has not begun: once withdrawn, the one before it stays in force. */
export function WithdrawValue({ parameter, entry, onClose }: WithdrawValueProps) {
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
