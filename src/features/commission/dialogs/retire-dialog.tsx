import { schemeActions, type ShownScheme } from '@/features/commission/schemes.api'
import { LateCommandDialog } from '@/shared/command/late-command-dialog'
import { usePhrases } from '@/shared/i18n/use-phrases'

export type RetireDialogProps = { scheme: ShownScheme; onClose: () => void }

/** Says until when it holds; sales that were booked by it keep it. */
export function RetireDialog({ scheme, onClose }: RetireDialogProps) {
  const t = usePhrases('commission')
  return (
    <LateCommandDialog
      command={schemeActions.retire}
      record={scheme}
      namespace="commission"
      recordName={t('title_of', { name: scheme.name, version: scheme.version })}
      figures={{ sales: scheme.frozen_sales }}
      isGrave
      onClose={onClose}
    />
  )
}
