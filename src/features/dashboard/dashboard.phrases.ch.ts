import type { Translated } from '@/shared/i18n/translated'
import type { dashboardPhrases } from './dashboard.phrases'

export const dashboardPhrasesCh: Translated<typeof dashboardPhrases> = {
  greeting: {
    night: '晚上好，{{name}}',
    morning: '早上好，{{name}}',
    afternoon: '下午好，{{name}}',
    evening: '晚上好，{{name}}',
  },
  units: '您的单位',
  roles: '您的角色',
  no_units: '尚未为您分配运营单位。',
  no_roles: '尚未为您分配角色。管理员可以进行分配。',
  attention: {
    title: '等待您处理',
    pending_other: '{{count}} 个账号等待激活',
    pending_text: '他们已完成注册，在获得角色之前无法进行任何操作。',
    pending_action: '打开用户列表',
  },
  shortcuts: {
    title: '您可以打开的页面',
    empty: '目前没有向您开放的页面',
    empty_text: '分配角色后，相应页面会显示在此处和菜单中。',
    loading: '正在加载您的菜单。',
  },
  recent: { title: '最近打开' },
}
