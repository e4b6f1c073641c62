import type { Translated } from '@/shared/i18n/translated'
import type { shellPhrases } from './shell.phrases'

export const shellPhrasesCh: Translated<typeof shellPhrases> = {
  skip: '跳到正文',
  breadcrumbs: '当前位置',
  menu: {
    label: '主菜单',
    open: '打开菜单',
    narrow: '收窄菜单',
    widen: '展开菜单',
    more: '更多',
  },
  topbar: {
    layout: '布局设置',
    to_dark: '切换到深色',
    to_light: '切换到浅色',
  },
  unit: {
    label: '运营单位：',
    choose: '显示以下单位的数据',
    all: '我的所有单位',
  },
  bell: { label: '通知', unread: '通知，未读：{{count}}' },

  user: {
    label: '{{name}} 的账号',
    profile: '我的资料',
    sign_out: '退出登录',
  },
  panel: {
    title: '布局设置',
    intro: '更改会立即保存到此设备和您的账号中。',
    reset: '恢复标准布局',
    layoutType: {
      title: '排列方式',
      vertical: '侧边菜单',
      horizontal: '顶部菜单',
      twocolumn: '双栏',
      semibox: '带边框页面',
    },
    mode: { title: '颜色', light: '浅色', dark: '深色' },
    layoutWidth: { title: '宽度', fluid: '整个窗口', boxed: '限定宽度' },
    sidebarSize: {
      title: '菜单大小',
      lg: '完整',
      md: '紧凑',
      sm: '仅图标',
      'sm-hover': '仅图标，指向时展开',
    },
    topbar_colour: { title: '顶栏', light: '浅色', dark: '深色' },
    position: { title: '滚动时', fixed: '框架固定', scrollable: '框架随之滚动' },
    sidebarView: { title: '菜单边缘', default: '贴合', detached: '分离' },
    sidebarColor: { title: '菜单颜色', dark: '深色', light: '浅色', gradient: '渐变' },
    sidebarImage: {
      title: '菜单图片',
      none: '无',
      'img-1': '高楼',
      'img-2': '山丘',
      'img-3': '梯田',
      'img-4': '平面图',
    },
    preloader: { title: '启动画面', enable: '显示', disable: '不显示' },
    visibility: { title: '菜单', show: '显示', hidden: '隐藏，需要时打开' },
    why: {
      no_sidebar: '顶部菜单的排列方式没有侧边菜单。',
      own_size: '双栏有固定的大小。',
      vertical_only: '仅适用于侧边菜单的排列方式。',
      hidden: '菜单在打开之前是隐藏的。',
      phone: '排列方式和菜单外观仅在较宽的窗口中可见。',
    },
  },
}
