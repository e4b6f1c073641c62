import { useState } from 'react'
import { useNavigate } from 'react-router-dom'
import { SCREENS } from '@contract/access/screens'
import { MENU_PATHS, menuFormSchema, type CreateMenu } from '@contract/modules/settings/menu.calls'
import type { Menu } from '@contract/modules/settings/menu.resource'
import { LOCALE_CODES, LOCALES } from '@contract/kernel/locales'
import { useListCatalogueQuery } from '@/features/settings/catalogue.api'
import { IconPicker } from '@/features/settings/menus/icon-picker'
import { childrenOf } from '@/features/settings/menus/menu-moves'
import { menuActions } from '@/features/settings/menus/menu.api'
import { useAccessNames } from '@/shared/access/use-access-names'
import { useCan } from '@/shared/access/use-can'
import { CommandConfirm } from '@/shared/command/command-confirm'
import { useStaleTags } from '@/shared/command/use-stale-tags'
import { Form } from '@/shared/form/form'
import { FormSelect } from '@/shared/form/form-select'
import { FormSwitch } from '@/shared/form/form-switch'
import { FormText } from '@/shared/form/form-text'
import { LeaveGuard } from '@/shared/form/leave-guard'
import { useFormField } from '@/shared/form/use-form-field'
import { useFormValues } from '@/shared/form/use-form-values'
import { usePortalForm } from '@/shared/form/use-portal-form'
import { usePhrases } from '@/shared/i18n/use-phrases'
import { useTitleOf } from '@/shared/layout/use-title-of'
import { success } from '@/shared/notify/notification.slice'
import { useAppDispatch } from '@/shared/store/hooks'
import { Button } from '@/shared/ui/button'
import { Card } from '@/shared/ui/card'

export type MenuFormProps = { menu: Menu | null; menus: readonly Menu[] }

const PAGES = SCREENS.filter(({ path }) => MENU_PATHS.includes(path))
const LIST = '/settings/menus'
const cleaned = (values: CreateMenu): CreateMenu => {
  const titles = Object.fromEntries(Object.entries(values.titles ?? {}).filter(([, words]) => words?.trim()))
  return { ...values, titles: Object.keys(titles).length > 0 ? titles : null }
}

/** Where an entry leads, what it is called in which language, and who sees it. */
export function MenuForm({ menu, menus }: MenuFormProps) {
  const t = usePhrases('settings')
  const shared = usePhrases('shared')
  const titleOf = useTitleOf()
  const names = useAccessNames()
  const navigate = useNavigate()
  const dispatch = useAppDispatch()
  const can = useCan()
  const [create] = menuActions.create.useMutation()
  const [update] = menuActions.update.useMutation()
  const goStale = useStaleTags(menuActions.update)
  const [isAsking, setAsking] = useState(false)
  const catalogue = useListCatalogueQuery()
  const name = menu ? titleOf(menu.title_key) : ''

  const form = usePortalForm<CreateMenu>({
    schema: menuFormSchema,
    defaultValues: {
      parent_id: menu?.parent_id ?? null,
      title_key: menu?.title_key ?? '',
      titles: menu?.titles ?? {},
      path: menu?.path ?? null,
      icon: menu?.icon ?? null,
      permission_code: menu?.permission_code ?? null,
      is_enabled: menu?.is_enabled ?? true,
    },
    onSubmit: async (values, fields) => {
      const { parent_id, ...rest } = cleaned(values)
      if (menu) await update({ record: menu, body: rest }).unwrap()
      else await create({ body: { parent_id, ...rest } }).unwrap()
      fields.reset(values)
      dispatch(success(t('menus.saved')))
      void navigate(LIST)
    },
    onStale: () => menu && goStale(menu.id),
  })
  const key = useFormValues(form).title_key
  const isBuiltIn = titleOf(key) !== key
  const icon = useFormField<CreateMenu, string | null>(form, 'icon')
  const groups = childrenOf(menus, null).filter(one => one.path === null && one.id !== menu?.id)

  return (
    <Card>
      <Form form={form} className="form-stack">
        <div className="form-grid">
          <FormText
            form={form}
            name="title_key"
            label={t('menus.name')}
            hint={isBuiltIn ? t('menus.name_built_in', { name: titleOf(key) }) : t('menus.name_hint')}
            required
          />
          <FormSelect
            form={form}
            name="path"
            label={t('menus.path')}
            nullable
            placeholder={t('menus.no_path')}
            options={PAGES.map(({ path, title_key }) => ({
              value: path,
              label: `${titleOf(title_key, path)} (${path})`,
            }))}
          />
          {!menu && (
            <FormSelect
              form={form}
              name="parent_id"
              label={t('menus.group')}
              nullable
              placeholder={t('menus.first_level')}
              options={groups.map(group => ({ value: group.id, label: titleOf(group.title_key) }))}
            />
          )}
          <FormSelect
            form={form}
            name="permission_code"
            label={t('menus.permission')}
            hint={t('menus.permission_hint')}
            nullable
            placeholder={t('menus.page_permission')}
            options={(catalogue.data ?? []).map(({ code }) => ({
              value: code,
              label: names.permission(code),
            }))}
          />
          <FormSwitch form={form} name="is_enabled" label={t('menus.enabled')} />
        </div>
        <IconPicker value={icon.value as string | null} onChange={icon.onChange} />
        <fieldset className="form-stack">
          <legend className="field-label">{t('menus.titles')}</legend>
          <div className="form-grid">
            {LOCALE_CODES.map(locale => (
              <FormText
                key={locale}
                form={form}
                name={`titles.${locale}`}
                label={LOCALES[locale].name}
                dir={LOCALES[locale].dir}
                optional
              />
            ))}
          </div>
        </fieldset>
        <div className="form-actions">
          <Button type="submit" variant="primary" busy={form.isBusy}>
            {t('menus.save')}
          </Button>
          <Button onClick={() => void navigate(LIST)}>{shared('cancel')}</Button>
          {menu && can('settings.menu.delete') && (
            <Button icon="trash" onClick={() => setAsking(true)}>
              {t('page.remove')}
            </Button>
          )}
        </div>
      </Form>
      <LeaveGuard isDirty={form.fields.formState.isDirty && !form.isBusy} />
      {menu && isAsking && (
        <CommandConfirm
          command={menuActions.delete}
          call={{ record: menu }}
          tone="danger"
          title={t('menus.ask_remove', { name })}
          confirmLabel={t('page.remove')}
          done={t('menus.removed', { name })}
          onDone={() => void navigate(LIST)}
          onClose={() => setAsking(false)}
        >
          {t('page.no_undo')}
        </CommandConfirm>
      )}
    </Card>
  )
}
