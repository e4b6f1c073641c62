import { schemeActions, type ShownScheme } from '@/features/commission/schemes.api'
import { LateCommandDialog } from '@/shared/command/late-command-dialog'
import { useFormats } from '@/shared/format/use-formats'
import { usePhrases } from '@/shared/i18n/use-phrases'

export type WithdrawDialogProps = { scheme: ShownScheme; onClose: () => void }

/** Says what becomes of the version, and until when the one before it then holds. */
export function WithdrawDialog({ scheme, onClose }: WithdrawDialogProps) {
  const t = usePhrases('commission')
  const formats = useFormats()
  const { former, former_valid_to, name, version } = scheme
  const ofFormer = () => {
    if (!former) return null
    if (former_valid_to === null) return t('withdraw.former_open', { version: former.version })
    return t('withdraw.former_until', {
      version: former.version,
      date: formats.shortDate(former_valid_to),
    })
  }
  return (
    <LateCommandDialog
      command={schemeActions.withdraw}
      record={scheme}
      namespace="commission"
      recordName={name}
      figures={{ version }}
      onClose={onClose}
    >
      {former && <p className="mb-0">{ofFormer()}</p>}
    </LateCommandDialog>
  )
}
