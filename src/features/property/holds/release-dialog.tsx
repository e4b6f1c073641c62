import { z } from 'zod'
import { unitReason } from '@contract/selling/property-unit.calls'
import type { HoldView } from '@contract/modules/property/hold.calls'
import { holdActions } from '@/features/property/holds/holds.api'
import { useCommandForm } from '@/shared/command/use-command-form'
import { FormDialog } from '@/shared/form/form-dialog'
import { FormLongText } from '@/shared/form/form-long-text'
import { usePhrases } from '@/shared/i18n/use-phrases'

export type ReleaseDialogProps = { hold: HoldView; onClose: () => void }

const ownSchema = z.strictObject({ reason: z.string().nullable() })
const otherSchema = z.strictObject({ reason: unitReason })
type Values = { reason: string | null }

/** Asked before, since it cannot be undone: somebody else may take the unit in the same second. */
export function ReleaseDialog({ hold, onClose }: ReleaseDialogProps) {
  const t = usePhrases('holds')
  const form = useCommandForm<Values, unknown>(holdActions.release, {
    record: hold,
    schema: hold.is_own ? ownSchema : otherSchema,
    defaultValues: { reason: hold.is_own ? null : '' },
    done: () => t('hold.released', { unit: hold.unit_code }),
    onDone: onClose,
  })
  return (
    <FormDialog
      form={form}
      title={t('hold.release_title', { unit: hold.unit_code })}
      submit={t('hold.release')}
      onClose={onClose}
      isGrave
    >
      <p>{t('hold.release_text')}</p>
      {!hold.is_own && (
        <>
          <p>{t('hold.release_of_text', { name: hold.holder_name ?? '' })}</p>
          <FormLongText form={form} name="reason" label={t('hold.reason')} required />
        </>
      )}
    </FormDialog>
  )
}
