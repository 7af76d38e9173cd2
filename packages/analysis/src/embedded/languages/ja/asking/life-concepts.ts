/** What people call matters of body, offices and everyday life, in the form of `concepts.ts`. */
export const lifeConcepts = `
heart: 心臓 心筋梗塞 不整脈 動悸
kidney: 腎臓 腎機能 透析
liver: 肝臓 肝機能 肝炎
stomach: 胃 お腹 腹部 腸
brain: 脳 頭 脳卒中 てんかん
bone: 骨 骨折 関節
lungs: 肺 肺炎 胸
sugar: 糖 糖尿病 インスリン 血糖
tired: 疲れ 倦怠感 眠気
sleep: 睡眠 不眠 眠る
infection: 感染 抗生物質 抗菌薬 細菌 ウイルス
fasting: 空腹 絶食 食べない
gamble: 賭け ギャンブル 宝くじ カジノ
currency: 通貨 外貨 為替
adult: 大人 成人
musician: バンド 演奏 コンサート 音楽家
couple: 夫婦 カップル 二人
subcontractor: 下請 再委託 外注
suspect: 疑い 容疑 捜査 調査中
volunteer: ボランティア 無償
reception: 電波 圏外 受信
material: プラスチック 木材 木製 金属 コンクリート レンガ
tree: 木 樹木 伐採 生垣
shares: 株式 自社株買い 自己株式
waive: 免除 放棄 帳消し
postpone: 延期 日程変更 日を変える
cheapest: 最も安い 一番安い 最安
prevail: 優先 矛盾 齟齬 食い違い
authority: 官庁 役所 行政 監督 省庁
translate: 翻訳 通訳
reply: 返事 回答 返信 返送 承諾書 お返事
fair: 祭り お祝い パーティー
opinion: 意見 ご意見 コメント 意見書 感想
`
