import { changeUserSchema, type ChangeUser } from '@contract/modules/settings/user.calls'
import type { UserListItem } from '@contract/modules/settings/user.resource'
import { UserFields } from '@/features/settings/users/user-fields'
import { userActions } from '@/features/settings/users/user.api'
import { useStaleTags } from '@/shared/command/use-stale-tags'
import { Form } from '@/shared/form/form'
import { LeaveGuard } from '@/shared/form/leave-guard'
import { usePortalForm } from '@/shared/form/use-portal-form'
import { usePhrases } from '@/shared/i18n/use-phrases'
import { isNamedElsewhere } from '@/shared/session/is-named-elsewhere'
import { success } from '@/shared/notify/notification.slice'
import { useAppDispatch } from '@/shared/store/hooks'
import { Button } from '@/shared/ui/button'
import { Card } from '@/shared/ui/card'

export type UserDetailsCardProps = { user: UserListItem }

export function UserDetailsCard({ user }: UserDetailsCardProps) {
  const t = usePhrases('settings')
  const dispatch = useAppDispatch()
  const [update] = userActions.update.useMutation()
  const goStale = useStaleTags(userActions.update)
  const form = usePortalForm<ChangeUser>({
    schema: changeUserSchema,
    defaultValues: {
      first_name: user.first_name,
      last_name: user.last_name,
      email: user.email,
      ou_id: user.ou_id ?? '',
    },
    onSubmit: async (values, fields) => {
      const changes = Object.fromEntries(
        Object.entries(values).filter(([name, value]) => value !== user[name as keyof ChangeUser]),
      )
      await update({ record: user, body: changes }).unwrap()
      fields.reset(values)
      dispatch(success(t('users.saved')))
    },
    onStale: () => goStale(user.id),
  })
  const { isDirty } = form.fields.formState
  return (
    <Card title={t('users.details')} text={t('users.details_text')}>
      <Form form={form} className="form-stack">
        <UserFields form={form} />
        {isNamedElsewhere(user) && (
          <p className="text-muted small mb-0">{t('users.named_by_employee', { name: user.full_name })}</p>
        )}
        <div className="form-actions">
          <Button type="submit" variant="primary" busy={form.isBusy} disabled={!isDirty}>
            {t('users.save')}
          </Button>
        </div>
      </Form>
      <LeaveGuard isDirty={isDirty && !form.isBusy} />
    </Card>
  )
}
