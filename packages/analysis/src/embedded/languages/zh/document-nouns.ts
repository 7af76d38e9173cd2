/** Nouns by which a heading names a document, in full; alternatives of one pattern. */
export const documentNouns =
  '合同|协议书?|通知书?|公告|通告|判决书|裁定书|决定书|裁决书|调解书|保险单|保单|条款|须知|说明书|报告书?|会议纪要|会议记录|纪要|章程|规定|办法|规则|制度|手册|指南|发票|账单|对账单|报价单|订单|证明书?|证书|委托书|遗嘱|申请书|申请表|登记表|声明|承诺书|意见书|清单|邀请函|函|招标文件|标书|催款单|催告函|回执|简报|讲话'
