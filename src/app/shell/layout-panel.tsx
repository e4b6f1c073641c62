import { LayoutSetting } from '@/app/shell/layout-setting'
import { useMediaQuery } from '@/shared/ui/use-media-query'
import { usePhrases } from '@/shared/i18n/use-phrases'
import type { LayoutKey } from '@/shared/layout/layout-choices'
import { layoutReset } from '@/shared/layout/layout.slice'
import { useAppDispatch } from '@/shared/store/hooks'
import { Button } from '@/shared/ui/button'
import { Offcanvas } from '@/shared/ui/offcanvas'

export type LayoutPanelProps = { show: boolean; onClose: () => void }

const ORDER: readonly LayoutKey[] = [
  'mode',
  'layoutType',
  'layoutWidth',
  'position',
  'topbar',
  'visibility',
  'sidebarSize',
  'sidebarView',
  'sidebarColor',
  'sidebarImage',
  'preloader',
]

/** No backdrop: what is chosen is seen at once on the page beside it. */
export function LayoutPanel({ show, onClose }: LayoutPanelProps) {
  const t = usePhrases('shell')
  const dispatch = useAppDispatch()
  const isWide = useMediaQuery('(min-width: 62rem)')
  return (
    <Offcanvas
      show={show}
      onClose={onClose}
      backdrop={!isWide}
      title={t('panel.title')}
      className="layout-panel"
      footer={
        <Button block icon="arrow-counterclockwise" onClick={() => dispatch(layoutReset())}>
          {t('panel.reset')}
        </Button>
      }
    >
      <p className="layout-intro">{t('panel.intro')}</p>
      {!isWide && <p className="layout-intro">{t('panel.why.phone')}</p>}
      {ORDER.map(setting => (
        <LayoutSetting key={setting} setting={setting} />
      ))}
    </Offcanvas>
  )
}
