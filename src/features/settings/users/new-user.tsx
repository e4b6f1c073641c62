import { useState } from 'react'
import { useNavigate } from 'react-router-dom'
import { businessDate } from '@contract/kernel/dates'
import { LOCALE_CODES, LOCALES } from '@contract/kernel/locales'
import { createUserSchema, type CreateUser, type DatedRole } from '@contract/modules/settings/user.calls'
import { DatedRoles } from '@/features/settings/users/dated-roles'
import { UserFields } from '@/features/settings/users/user-fields'
import { userActions } from '@/features/settings/users/user.api'
import { useCan } from '@/shared/access/use-can'
import { Form } from '@/shared/form/form'
import { FormSelect } from '@/shared/form/form-select'
import { FormText } from '@/shared/form/form-text'
import { LeaveGuard } from '@/shared/form/leave-guard'
import { usePortalForm } from '@/shared/form/use-portal-form'
import { currentLocale } from '@/shared/i18n/locale-store'
import { usePhrases } from '@/shared/i18n/use-phrases'
import { success } from '@/shared/notify/notification.slice'
import { useAppDispatch } from '@/shared/store/hooks'
import { Button } from '@/shared/ui/button'
import { Card } from '@/shared/ui/card'
import { PageHeader } from '@/shared/ui/page-header'
import { formPart } from '@/shared/form/form-part'

const LIST = '/settings/users'
const today = () => businessDate(new Date())

/** An account with its roles is ready at once, and its holder gets a link by mail that sets the password. */
export function NewUser() {
  const t = usePhrases('settings')
  const shared = usePhrases('shared')
  const can = useCan()
  const navigate = useNavigate()
  const dispatch = useAppDispatch()
  const [create] = userActions.create.useMutation()
  const [roles, setRoles] = useState<DatedRole[]>([])
  const form = usePortalForm<CreateUser>({
    schema: createUserSchema,
    defaultValues: {
      username: '',
      first_name: '',
      last_name: '',
      email: '',
      ou_id: '',
      locale: currentLocale(),
      roles: [],
      accept_warnings: false,
    },
    onSubmit: async (values, fields) => {
      const user = await create({
        body: { ...values, roles: roles.filter(role => role.role_id) },
      }).unwrap()
      fields.reset(values)
      setRoles([])
      dispatch(
        success(
          t(user['status'] === 'active' ? 'users.invited' : 'users.waits', { email: String(user['email']) }),
        ),
      )
      void navigate(`${LIST}/${user.id}`)
    },
  })
  const isDirty = form.fields.formState.isDirty || roles.length > 0
  return (
    <div className="stack">
      <PageHeader text={t('users.new_text')} />
      <Form form={form} className="stack">
        <Card>
          <div className="form-stack">
            <div className="form-grid">
              <FormText
                form={form}
                name="username"
                label={t('users.username')}
                dir="ltr"
                autoComplete="off"
                spellCheck={false}
                required
              />
              <FormSelect
                form={form}
                name="locale"
                label={t('users.language')}
                options={LOCALE_CODES.map(code => ({ value: code, label: LOCALES[code].name }))}
              />
            </div>
            <UserFields form={formPart(form)} />
          </div>
        </Card>
        {can('settings.user.assign_role') && (
          <Card title={t('users.fields.roles')} text={t('users.roles_text')}>
            <DatedRoles value={roles} today={today()} onChange={setRoles} />
          </Card>
        )}
        <div className="form-actions">
          <Button type="submit" variant="primary" busy={form.isBusy}>
            {t('users.invite')}
          </Button>
          <Button onClick={() => void navigate(LIST)}>{shared('cancel')}</Button>
        </div>
      </Form>
      <LeaveGuard isDirty={isDirty && !form.isBusy} />
    </div>
  )
}
