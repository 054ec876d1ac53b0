import HeaderCore
