import { ownProfileChangeSchema, type OwnProfile } from '@contract/modules/auth/auth.calls'
import { isNamedElsewhere } from '@/shared/session/is-named-elsewhere'
import { NamedUnit } from '@/features/profile/named-unit'
import { useUpdateOwnProfileMutation } from '@/features/profile/profile.api'
import { DraftOffer } from '@/shared/form/draft-offer'
import { Form } from '@/shared/form/form'
import { FormText } from '@/shared/form/form-text'
import { LeaveGuard } from '@/shared/form/leave-guard'
import { useDraft } from '@/shared/form/use-draft'
import { usePortalForm } from '@/shared/form/use-portal-form'
import { usePhrases } from '@/shared/i18n/use-phrases'
import { success } from '@/shared/notify/notification.slice'
import { toApiFailure } from '@/shared/http/api-failure'
import { userRenamed } from '@/shared/session/auth.slice'
import { useAppDispatch } from '@/shared/store/hooks'
import { Badge } from '@/shared/ui/badge'
import { Button } from '@/shared/ui/button'

export type ProfileFormProps = {
  profile: OwnProfile
  /** Someone changed the record meanwhile: the next attempt needs the version that stands now. */
  onStale: () => void
}

/** The contract's change may leave out either name; the form has both. */
const namesSchema = ownProfileChangeSchema.pick({ first_name: true, last_name: true }).required()
type Names = { first_name: string; last_name: string }

export function ProfileForm({ profile, onStale }: ProfileFormProps) {
  const t = usePhrases('profile')
  const dispatch = useAppDispatch()
  const [update] = useUpdateOwnProfileMutation()
  const form = usePortalForm<Names>({
    schema: namesSchema,
    defaultValues: { first_name: profile.first_name, last_name: profile.last_name },
    onSubmit: async (names, fields) => {
      try {
        const saved = await update({ change: names, version: profile.row_version }).unwrap()
        const { first_name, last_name, full_name } = saved
        fields.reset({ first_name, last_name })
        dispatch(userRenamed({ first_name, last_name, full_name }))
        dispatch(success(t('about.saved')))
      } catch (failed) {
        if (toApiFailure(failed).code === 'stale_record') onStale()
        throw failed
      }
    },
  })
  const draft = useDraft(form, 'profile')
  const { isDirty } = form.fields.formState

  return (
    <Form form={form} className="form-stack">
      <DraftOffer draft={draft} />
      <div className="form-grid">
        <FormText
          form={form}
          name="first_name"
          label={t('about.first_name')}
          autoComplete="given-name"
          required
        />
        <FormText
          form={form}
          name="last_name"
          label={t('about.last_name')}
          autoComplete="family-name"
          required
        />
      </div>
      {isNamedElsewhere(profile) && (
        <p className="text-muted small mb-0">{t('about.named_by_employee', { name: profile.full_name })}</p>
      )}
      <dl className="definition-list">
        <dt>{t('about.username')}</dt>
        <dd>
          <bdi>{profile.username}</bdi>
        </dd>
        <dt>{t('about.email')}</dt>
        <dd className="text-break">
          <bdi>{profile.email}</bdi>
        </dd>
        <dt>{t('about.unit')}</dt>
        <dd>
          <NamedUnit code={profile.ou_code} />
        </dd>
        <dt>{t('about.roles')}</dt>
        <dd className="cluster">
          {profile.roles.map(role => (
            <Badge key={role.role_id}>{role.name}</Badge>
          ))}
        </dd>
      </dl>
      <p className="text-muted small mb-0">{t('about.fixed')}</p>
      <div className="form-actions">
        <Button type="submit" variant="primary" busy={form.isBusy} disabled={!isDirty}>
          {t('about.save')}
        </Button>
      </div>
      <LeaveGuard isDirty={isDirty && !form.isBusy} />
    </Form>
  )
}
