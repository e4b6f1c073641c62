import type { Translated } from '@/shared/i18n/translated'
import type { errorsPhrases } from './errors.phrases'

export const errorsPhrasesCh: Translated<typeof errorsPhrases> = {
  to_dashboard: '前往工作台',
  back: '返回',
  try_again: '重试',
  not_found: {
    kicker: '错误 404',
    title: '此地址没有对应的页面',
    text: '地址可能输入有误，或者页面已被移动。请检查地址，或从工作台开始。',
  },
  no_right: {
    kicker: '错误 403',
    title: '您无权访问此页面',
    text: '您的角色不包含此页面。如果工作需要，请联系管理员并告知以下权限：',
    text_plain: '您的角色不包含此页面。如果工作需要，请联系管理员。',
  },
  not_built_yet: {
    title: '“{{title}}”尚未就绪',
    title_plain: '此页面尚未就绪',
    text: '此部分已列入菜单，但目前还没有可用的功能。',
  },
  offline: {
    title: '您已离线。',
    text: '您看到的内容可能不是最新的；恢复连接之前不会发送任何数据。',
  },
  crashed: {
    title: '此页面出现错误',
    text: '这不是您的操作造成的，已保存的内容不受影响。请重试，或返回工作台。',
    request_id: '请求编号：{{id}}',
    show_details: '供技术支持使用的详细信息',
    copy: '复制详细信息',
    copied: '已复制',
  },
  chunk_failed: {
    script: '程序的一部分加载失败',
    style: '页面样式加载失败',
    text: '无法获取页面的一部分。可能是网络连接较弱，或者系统刚刚更新。',
    type: '类型：{{type}}',
    types: {
      error: '无响应',
      missing: '已不存在',
      timeout: '超时',
    },
  },
}
