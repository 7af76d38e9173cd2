import '../bench/main.ts'
