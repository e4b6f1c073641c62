import { useNavigate } from 'react-router-dom'
import { useListMenusQuery } from '@/features/settings/menus/menu.api'
import { MenuTree } from '@/features/settings/menus/menu-tree'
import '@/features/settings/settings.scss'
import { Can } from '@/shared/access/can'
import { useCan } from '@/shared/access/use-can'
import { usePhrases } from '@/shared/i18n/use-phrases'
import { AnswerWait } from '@/shared/resource/answer-wait'
import { ButtonLink } from '@/shared/ui/button-link'
import { Card } from '@/shared/ui/card'
import { EmptyState } from '@/shared/ui/empty-state'
import { PageHeader } from '@/shared/ui/page-header'

const FORM = '/settings/menus/form'

/** The sidebar as everybody sees it, for those who arrange it. */
export function MenusScreen() {
  const t = usePhrases('settings')
  const can = useCan()
  const navigate = useNavigate()
  const { data: menus, ...answer } = useListMenusQuery()
  const mayMove = can('settings.menu.edit')
  return (
    <>
      <PageHeader
        text={t(mayMove ? 'menus.text' : 'menus.text_view')}
        actions={
          <Can code="settings.menu.create">
            <ButtonLink to={FORM} variant="primary" icon="plus-lg">
              {t('menus.new')}
            </ButtonLink>
          </Can>
        }
      />
      <Card flush>
        {(answer.error !== undefined || !menus) && (
          <AnswerWait answer={answer} shape="rows" lines={10} className="p-3" />
        )}
        {menus?.length === 0 && <EmptyState icon="list-nested" title={t('menus.empty')} />}
        {menus && menus.length > 0 && (
          <MenuTree
            menus={menus}
            mayMove={mayMove}
            refetch={answer.refetch}
            onOpen={id => mayMove && void navigate(`${FORM}/${id}`)}
          />
        )}
      </Card>
    </>
  )
}
