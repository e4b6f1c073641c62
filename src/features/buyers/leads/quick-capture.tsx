import { useState } from 'react'
import { z } from 'zod'
import { CURRENT_CONSENT } from '@contract/modules/buyers/consent'
import { leadResource } from '@contract/modules/buyers/lead.resource'
import { useGetLeadChoicesQuery } from '@/features/buyers/leads/lead-commands.api'
import { FormDialog } from '@/shared/form/form-dialog'
import { DraftOffer } from '@/shared/form/draft-offer'
import { FormSelect } from '@/shared/form/form-select'
import { FormSwitch } from '@/shared/form/form-switch'
import { FormText } from '@/shared/form/form-text'
import { useDraft } from '@/shared/form/use-draft'
import { usePortalForm } from '@/shared/form/use-portal-form'
import { useFormats } from '@/shared/format/use-formats'
import { api } from '@/shared/http/api'
import { ApiError, toApiFailure } from '@/shared/http/api-failure'
import { newIdempotencyKey } from '@/shared/http/idempotency-key'
import { http } from '@/shared/http/http'
import { usePhrases } from '@/shared/i18n/use-phrases'
import { leads } from '@/shared/leads/leads.api'
import { addUnsent, isNoLine } from '@/shared/leads/unsent'
import { listTag } from '@/shared/http/tags'
import { success } from '@/shared/notify/notification.slice'
import type { ResourceRow } from '@/shared/resource/resource-types'
import { selectUser } from '@/shared/session/auth.slice'
import { useAppDispatch, useAppSelector } from '@/shared/store/hooks'

export type QuickCaptureProps = { onClose: () => void; onCreated: (row: ResourceRow) => void }

const { full_name, mobile_e164 } = leadResource.fields
const captureSchema = z.object({
  full_name: full_name.schema,
  mobile_e164: mobile_e164.schema.unwrap().unwrap(),
  consent: z.literal(true, 'consent_needed'),
  owner_employee_id: z.string(),
})
type Capture = Omit<z.infer<typeof captureSchema>, 'consent'> & { consent: boolean }
const EMPTY = { full_name: '', mobile_e164: '', consent: false, owner_employee_id: '' }

/** Who, how to reach them, and that they agreed; everything else can wait until they are gone. */
export function QuickCapture({ onClose, onCreated }: QuickCaptureProps) {
  const t = usePhrases('leads')
  const formats = useFormats()
  const dispatch = useAppDispatch()
  const userId = useAppSelector(selectUser)?.id
  const { data: choices } = useGetLeadChoicesQuery()
  const [key, setKey] = useState(newIdempotencyKey)
  const isNobody = choices !== undefined && choices.own_employee_id === null

  const form = usePortalForm<Capture>({
    schema: captureSchema,
    defaultValues: EMPTY,
    onSubmit: async ({ full_name: name, mobile_e164: mobile, owner_employee_id: owner }) => {
      const body = {
        full_name: name,
        mobile_e164: mobile,
        consent_text_version: CURRENT_CONSENT,
        ...(owner && { owner_employee_id: owner }),
      }
      try {
        const { data } = await http.request<{ data: ResourceRow }>({
          url: leads.url,
          method: 'POST',
          body,
          idempotencyKey: key,
          timeoutMs: 12_000,
          retry: false,
        })
        draft.discard()
        form.fields.reset(EMPTY)
        dispatch(api.util.invalidateTags([listTag('lead')]))
        dispatch(success(t('capture.done', { name })))
        onCreated(data.data)
      } catch (error) {
        const failure = toApiFailure(error)
        if (userId && isNoLine(failure)) {
          addUnsent(userId, { key, kind: 'lead', url: leads.url, body, name })
          draft.discard()
          form.fields.reset(EMPTY)
          dispatch(success(t('unsent.kept', { name })))
          return onClose()
        }
        // What was refused is not what is sent next.
        setKey(newIdempotencyKey())
        const { ou_code, protected_until, record_path } = failure.details ?? {}
        if (record_path || failure.code !== 'lead_protected' || typeof protected_until !== 'string')
          throw error
        const told = { unit: String(ou_code), date: formats.shortDate(protected_until) }
        throw new ApiError({ ...failure, message: t('capture.protected', told) })
      }
    },
  })
  const draft = useDraft(form, 'lead-capture')

  return (
    <FormDialog form={form} title={t('capture.title')} submit={t('capture.save')} onClose={onClose}>
      <DraftOffer draft={draft} />
      <FormText
        form={form}
        name="full_name"
        label={t('fields.full_name')}
        autoComplete="off"
        autoCapitalize="words"
        dir="auto"
        // oxlint-disable-next-line jsx-a11y/no-autofocus -- whoever opens it types the name next
        autoFocus
        required
      />
      <FormText
        form={form}
        name="mobile_e164"
        label={t('fields.mobile_e164')}
        hint={t('hints.mobile_e164')}
        type="tel"
        inputMode="tel"
        dir="ltr"
        autoComplete="off"
        required
      />
      {isNobody && (
        <FormSelect
          form={form}
          name="owner_employee_id"
          label={t('fields.owner_employee_id')}
          placeholder={t('capture.choose')}
          options={choices.sellers.map(({ id, label, team }) => ({
            value: id,
            label: team ? `${label} · ${team}` : label,
          }))}
          required
        />
      )}
      <FormSwitch form={form} name="consent" label={t('capture.consent')} hint={t('capture.consent_text')} />
    </FormDialog>
  )
}
