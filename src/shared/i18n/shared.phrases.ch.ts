import type { sharedPhrases } from './shared.phrases'
import type { Translated } from './translated'

export const sharedPhrasesCh: Translated<typeof sharedPhrases> = {
  try_again: '重试',
  cancel: '取消',
  close: '关闭',
  dismiss: '忽略',
  back: '返回',
  loading: '正在加载…',
  request_id: '请求编号：{{id}}',

  failure: {
    title: '无法加载此内容',
    offline: '无法连接服务器。请检查网络连接后重试。',
    timeout: '服务器响应超时。请重试。',
    cancelled: '请求已取消。',
    signed_out: '您已退出登录。',
    unexpected: '出现错误。请重试；如果再次发生，请告知管理员。',
  },

  session: {
    expired: '您的会话已结束。请重新登录，以便从原处继续。',
    elsewhere: '您已在另一个标签页中退出登录。',
  },

  rights: {
    failed_title: '您的权限未能完整加载',
    failed: '部分菜单和页面可能缺失。系统会继续尝试。',
    waiting: '没有这些权限，无法显示此页面。',
  },

  storage: {
    broken: '浏览器中的“{{key}}”副本无法读取，已被丢弃。',
    full: '浏览器存储空间已满。在腾出空间之前，部分选择仅在此页面打开期间有效。',
    off: '浏览器存储功能已关闭。关闭或重新加载此页面后，您将退出登录。',
  },

  new_build: {
    text: '系统已更新。',
    action: '立即重新加载',
  },

  style_failed: {
    title: '页面样式未能完整加载',
    text: '页面的部分样式缺失。您可以继续使用，也可以重新加载页面。',
  },

  draft: {
    title: '您有未保存的内容（{{time}}）',
    text: '要继续编辑吗？',
    from_tab: '保存在此标签页中。',
    from_browser: '保存在此浏览器中。',
    from_server: '保存在服务器上，无论您在哪里填写。',
    restore: '恢复已输入的内容',
    discard: '放弃',
  },

  leave: {
    title: '不保存就离开吗？',
    text_kept: '您在此填写的内容尚未保存，但会作为草稿保留。',
    text_dropped: '您在此填写的内容尚未保存，退出登录还会删除其草稿。',
    text_on_server:
      '您在此填写的内容尚未保存。退出登录会删除此浏览器中的草稿；再次登录时会向您提供服务器上的副本。',
    leave: '离开此页',
  },

  pager: {
    label: '列表分页',
    range: '第 {{first}}–{{last}} 条，共 {{count}} 条',
    previous: '上一页',
    next: '下一页',
  },

  fields_to_mend_other: '有 {{count}} 个字段需要修改。',
  caps_lock: '大写锁定已开启。',

  fields: {
    required: '请填写此项。',
    invalid: '此值无效。',
    too_short_other: '请至少输入 {{count}} 个字符。',
    too_long_other: '最多可输入 {{count}} 个字符。',
    too_few_other: '请至少选择 {{count}} 项。',
    too_many_other: '最多可选择 {{count}} 项。',
    too_low: '不得小于 {{minimum}}。',
    too_high: '不得大于 {{maximum}}。',
    malformed: '格式不正确。',
    not_a_choice: '请从列表中选择一项。',
    email_malformed: '请输入一个邮箱地址，例如 ana@company.com。',
    username_malformed: '请使用 3 到 40 个字母、数字、点、连字符或下划线。',
    password_short: '请至少使用 10 个字符。',
    password_long: '最多可使用 128 个字符。',
    passwords_differ: '两次输入的密码不一致。',
    password_personal: '其中含有您的姓名或邮箱，请另选一个。',
    password_common: '此密码太容易被猜到，请另选一个。',
    password_same: '请选择与当前密码不同的密码。',
    role_code_malformed: '请使用小写字母和下划线，例如 front_desk。',
    module_code_malformed: '请使用小写字母和连字符，例如 cash-advance。',
    permission_code_malformed: '请用小写字母填写 area.resource.action。',
    prefix_malformed: '请使用 1 到 8 个大写字母或数字。',
    rdo_malformed: '请填写三位数字，如有字母则附上，例如 050 或 025A。',
    date_before_start: '此日期早于首日。',
    mailed_code_malformed: '验证码为八位数字。',
    role_required: '请至少选择一个角色。',
    no_length: '两个时间相同。',
    already_exists: '此值已被占用。',
    wrong_password: '当前密码不正确。',
    money_malformed: '请填写金额，例如 1,234.50。',
    rate_malformed: '请用小数点填写比率，例如 3.5。',
    weights_malformed: '请填写大于零的权重，如 1 或 50 30 20。',
    integer_malformed: '请填写整数。',
    date_malformed: '请按“月-日-年”填写日期，例如 11-20-2026。',
    date_out_of_range: '日期超出范围。年份必须在 1900 至 2199 之间。',
    text_not_visible: '此文本包含不可见的字符。请删除后重新输入。',
    consent_needed: '未经同意不得登记。',
    reference_unknown: '该项已不存在，请另选一项。',
    unknown_field: '此处不能设置该项。',
    ou_code_malformed: '请使用 2 至 8 个大写字母和数字。',
    code_malformed: '最多使用 20 个大写字母、数字、点和短横线。',
    number_out_of_range: '此数值低于或高于允许的范围。',
    amount_negative: '金额不能为负数。',
    mobile_malformed: '请连同国家代码填写，例如 +639171234567。',
    tin_malformed: '请按 000-000-000-00000 的格式填写。',
    gov_id_no_malformed: '字母和数字，至少四位。',
    country_malformed: '请选择国家。',
    account_no_malformed: '请只填写 6 至 20 位数字。',
    swift_malformed: '请填写 8 或 11 位大写字母和数字的代码。',
    account_code_malformed: '请填写 4 至 6 位数字。',
    branch_code_malformed: '请填写五位数字。',
    employee_no_malformed: '请使用大写字母、数字和连字符。',
    sss_no_malformed: '请填写十位数字，如 34-1234567-8。',
    philhealth_no_malformed: '请填写十二位数字，如 12-123456789-1。',
    pagibig_no_malformed: '请填写十二位数字，如 1234-5678-9012。',
    bank_account_no_malformed: '请填写 6 到 26 位数字，中间可带连字符。',
    payout_account_no_malformed: '请填写 6 到 26 位数字，中间可带连字符。',
  },
  password_question: {
    title: '请再次输入密码',
    text: '此操作涉及权限、受保护的资料或款项，不能让看到屏幕未锁的人随意进行。',
    password: '密码',
    show: '继续',
  },
}
