import { z } from 'zod'
import { unitReason } from '@contract/modules/property/property-unit.commands'
import type { HoldView } from '@contract/modules/property/hold.commands'
import { useReleaseHoldMutation } from '@/features/property/holds/holds.api'
import { FormDialog } from '@/shared/form/form-dialog'
import { FormLongText } from '@/shared/form/form-long-text'
import { usePortalForm } from '@/shared/form/use-portal-form'
import { usePhrases } from '@/shared/i18n/use-phrases'
import { success } from '@/shared/notify/notification.slice'
import { useAppDispatch } from '@/shared/store/hooks'

export type ReleaseDialogProps = { hold: HoldView; onClose: () => void }

const ownSchema = z.strictObject({ reason: z.string().nullable() })
const otherSchema = z.strictObject({ reason: unitReason })
type Values = { reason: string | null }

/** Asked before, since it cannot be undone: somebody else may take the unit in the same second. */
export function ReleaseDialog({ hold, onClose }: ReleaseDialogProps) {
  const t = usePhrases('holds')
  const dispatch = useAppDispatch()
  const [release] = useReleaseHoldMutation()
  const form = usePortalForm<Values>({
    schema: hold.is_own ? ownSchema : (otherSchema as unknown as typeof ownSchema),
    defaultValues: { reason: hold.is_own ? null : '' },
    onSubmit: async ({ reason }) => {
      const { id, row_version, unit_id } = hold
      await release({ id, row_version, unit_id, reason }).unwrap()
      dispatch(success(t('hold.released', { unit: hold.unit_code })))
      onClose()
    },
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
