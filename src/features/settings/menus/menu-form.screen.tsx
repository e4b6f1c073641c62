import { useParams } from 'react-router-dom'
import { useGetMenuQuery, useListMenusQuery } from '@/features/settings/menus/menu.api'
import { MenuForm } from '@/features/settings/menus/menu-form'
import { PageState } from '@/features/settings/page-state'
import '@/features/settings/settings.scss'
import { usePhrases } from '@/shared/i18n/use-phrases'
import { PageHeader } from '@/shared/ui/page-header'
import '@/shared/record/record.scss'

const LIST = '/settings/menus'

export function MenuFormScreen() {
  const t = usePhrases('settings')
  const { id } = useParams()
  const menus = useListMenusQuery()
  const one = useGetMenuQuery(id ?? '', { skip: id === undefined })
  const header = <PageHeader text={t('menus.form_text')} />
  return (
    <div className="stack">
      <PageState answer={menus} back={LIST}>
        {all =>
          id === undefined ? (
            <>
              {header}
              <MenuForm menu={null} menus={all} />
            </>
          ) : (
            <PageState answer={one} back={LIST}>
              {menu => (
                <>
                  {header}
                  <MenuForm key={menu.id} menu={menu} menus={all} />
                </>
              )}
            </PageState>
          )
        }
      </PageState>
    </div>
  )
}
