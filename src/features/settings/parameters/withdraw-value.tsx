import type { Parameter } from '@contract/kernel/define-parameter'
import type { ParameterEntry } from '@contract/modules/settings/parameter.commands'
import { parameterActions } from '@/features/settings/parameters/parameters.api'
import { useParameterWords } from '@/features/settings/parameters/use-parameter-words'
import { useCommand } from '@/shared/command/use-command'
import { useFormats } from '@/shared/format/use-formats'
import { usePhrases } from '@/shared/i18n/use-phrases'
import { ConfirmDialog } from '@/shared/ui/confirm-dialog'

export type WithdrawValueProps = { parameter: Parameter; entry: ParameterEntry; onClose: () => void }

/** A value that has not begun: once withdrawn, the one before it stays in force. */
export function WithdrawValue({ parameter, entry, onClose }: WithdrawValueProps) {
  const t = usePhrases('parameters')
  const words = useParameterWords()
  const formats = useFormats()
  const [withdraw, busyId] = useCommand(parameterActions.withdraw)
  const handleConfirm = async () => {
    await withdraw({ record: entry }, t('withdraw.done'))
    onClose()
  }
  return (
    <ConfirmDialog
      show
      title={t('withdraw.title')}
      confirmLabel={t('withdraw.submit')}
      tone="danger"
      busy={busyId !== null}
      onConfirm={() => void handleConfirm()}
      onCancel={onClose}
    >
      {t('withdraw.text', {
        value: words.value(parameter, entry.value),
        place: words.place(entry),
        date: formats.date(entry.effective_from),
      })}
    </ConfirmDialog>
  )
}
