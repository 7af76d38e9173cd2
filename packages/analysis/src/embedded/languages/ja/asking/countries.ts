export const countries = `
united_states: アメリカ 米国 合衆国 ニューヨーク カリフォルニア
canada: カナダ トロント
united_kingdom: イギリス 英国 ロンドン
ireland: アイルランド
france: フランス パリ
germany: ドイツ ベルリン ミュンヘン
spain: スペイン マドリード
portugal: ポルトガル リスボン
italy: イタリア ローマ ミラノ
austria: オーストリア ウィーン
switzerland: スイス ジュネーブ
netherlands: オランダ アムステルダム
belgium: ベルギー ブリュッセル
poland: ポーランド ワルシャワ
greece: ギリシャ アテネ
turkey: トルコ イスタンブール
morocco: モロッコ
russia: ロシア モスクワ
china: 中国 北京 上海
japan: 日本 東京
australia: オーストラリア シドニー
everywhere: 世界中 全世界
`
